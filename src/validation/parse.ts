import {ParseOption, XmlDocument, XmlParseError} from 'libxml2-wasm';
import {decode} from './decode';
import {hasDocumentType} from './documentType';
import {fatal} from './findings';
import {MAXIMUM_BYTES, MAXIMUM_DEPTH} from './limits';
import {type Finding} from './model';

/** A parsed file: its text, and the tree, which its owner disposes of. */
export interface Parsed {
  readonly text: string;
  readonly tree: XmlDocument;
}

/**
 * The text is decoded already. Large texts are allowed, because attachments are; the parser then accepts 2048 levels, and `tooDeep`
 * narrows that. Nothing outside the file is loaded, and no entity is replaced.
 */
const OPTIONS = (ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_IGNORE_ENC |
  ParseOption.XML_PARSE_HUGE |
  ParseOption.XML_PARSE_BIG_LINES) as ParseOption;

const DEPTH = fatal('DEPTH', `Elements are nested in more than ${MAXIMUM_DEPTH} levels.`);
const DOCUMENT_TYPE = fatal(
  'DTD',
  'The file has a document type declaration (<!DOCTYPE …>). Remove it: it is never read, and entities are never replaced.',
);

function tooDeep(tree: XmlDocument): boolean {
  return tree.get('/*'.repeat(MAXIMUM_DEPTH + 1)) !== null;
}

function malformed(error: unknown): Finding {
  const [detail] = error instanceof XmlParseError ? error.details : [];
  const message = detail?.message ?? (error instanceof Error ? error.message : String(error));
  if (message.startsWith('Excessive depth')) return DEPTH;
  return fatal('XML', `The file is not well-formed XML: ${message.trim()}`, detail ? {line: detail.line} : {});
}

function textOf(file: Uint8Array | string): string | Finding {
  const size = file.length;
  if (size > MAXIMUM_BYTES) {
    return fatal('SIZE', `The file has ${size} bytes. The largest that is read has ${MAXIMUM_BYTES}.`);
  }
  return typeof file === 'string' ? file : decode(file);
}

/** Reads a file of which nothing is known, or says by a finding why not. */
export function parse(file: Uint8Array | string): Parsed | Finding {
  const text = textOf(file);
  if (typeof text !== 'string') return text;
  if (hasDocumentType(text)) return DOCUMENT_TYPE;
  let tree: XmlDocument;
  try {
    tree = XmlDocument.fromString(text, {option: OPTIONS});
  } catch (error) {
    return malformed(error);
  }
  const problem = tree.dtd ? DOCUMENT_TYPE : tooDeep(tree) ? DEPTH : undefined;
  if (problem) tree.dispose();
  return problem ?? {text, tree};
}
