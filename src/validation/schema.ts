import {type ErrorDetail, XmlDocument, XmlLibError, XsdValidator} from 'libxml2-wasm';
import {fatal} from './findings';
import {locationOf} from './location';
import {type Finding} from './model';
import {addSchemas, type ReadSchema} from './schemaFiles';

/** Checks a document by the schema in a file. No finding means that it passes. */
export type SchemaCheck = (tree: XmlDocument, file: string) => Finding[];

function place(tree: XmlDocument, detail: ErrorDetail): string {
  try {
    const node = detail.xpath ? tree.get(detail.xpath, tree.root.namespaces) : null;
    return node ? locationOf(node) : (detail.xpath ?? '');
  } catch {
    return detail.xpath ?? '';
  }
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
