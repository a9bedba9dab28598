import {type ErrorDetail, XmlDocument, XmlLibError, XsdValidator} from 'libxml2-wasm';
import {fatal} from './findings';
import {locationOf} from './location';
import {type Finding} from './model';
import {addSchemas, type ReadSchema} from './schemaFiles';

/** Checks a document by the schema in a file. No finding means that it passes. */
export type SchemaCheck = (tree: XmlDocument, file: string) => Finding[];

/** Where a finding is. libxml names elements with the prefixes of the document, which can be declared anywhere: so they are looked for by that name. */
function place(tree: XmlDocument, {xpath = ''}: ErrorDetail): string {
  const node = xpath ? tree.get(xpath.replace(/(?<=\/)[\p{L}\p{N}_.-]+:[\p{L}\p{N}_.-]+/gu, "*[name()='$&']")) : null;
  return node ? locationOf(node) : xpath;
}

function findings(tree: XmlDocument, file: string, error: unknown): Finding[] {
  if (!(error instanceof XmlLibError) || error.details.length === 0) throw error;
  return error.details.map((detail) =>
    fatal('XSD', detail.message.trim(), {location: place(tree, detail), line: detail.line, source: file}),
  );
}

/** Schemas are compiled at their first use and kept. */
export function schemaCheck(read: ReadSchema): SchemaCheck {
  const addressOf = addSchemas(read);
  const compiled = new Map<string, XsdValidator>();

  function compile(file: string): XsdValidator {
    const bytes = read(file);
    if (!bytes) throw new Error(`The schema ${file} is missing`);
    const tree = XmlDocument.fromBuffer(bytes, {url: addressOf(file)});
    const schema = XsdValidator.fromDoc(tree);
    compiled.set(file, schema);
    return schema;
  }

  return (tree, file) => {
    let schema: XsdValidator;
    try {
      schema = compiled.get(file) ?? compile(file);
    } catch (error) {
      return [fatal('SCHEMA', `The schema ${file} can't be used: ${(error as Error).message.trim()}`, {source: file})];
    }
    try {
      schema.validate(tree);
      return [];
    } catch (error) {
      return findings(tree, file, error);
    }
  };
}
