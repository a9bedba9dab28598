import {ParseOption, XmlDocument, XmlParseError} from 'libxml2-wasm';
import {decode} from './decode';
import {documentTypeAt} from '../contracts/xml/documentType';
import {fatal} from './findings';
import {MAXIMUM_BYTES, MAXIMUM_DEPTH} from './limits';
import {type Finding} from './model';

/** A parsed file: its text, and the tree, which its owner disposes of. */
export interface Parsed {
  readonly text: string;
  readonly tree: XmlDocument;
}

/** Large texts are allowed, for attachments; `excess` limits the 2048 levels that this permits. Nothing outside the file is loaded. */
const OPTIONS = (ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_IGNORE_ENC |
  ParseOption.XML_PARSE_HUGE |
  ParseOption.XML_PARSE_BIG_LINES) as ParseOption;

const DEPTH = fatal('DEPTH', `Elements are nested in more than ${MAXIMUM_DEPTH} levels.`);
const WIDE = fatal('SIZE', 'The file has more than ten million elements on one level, which is more than is read.');

/** How the message of a finding of the rule `XML` begins. What follows is a sentence without a full stop. */
export const NOT_WELL_FORMED = 'The file is not well-formed XML: ';

const EMPTY = fatal('XML', `${NOT_WELL_FORMED}It is empty`, {line: 1, column: 1});

/** What the parser says of an ampersand, and what readers understand. */
const AMPERSAND = ['xmlParseEntityRef: no name', "A value contains '&'; write &amp;"] as const;

const DOCUMENT_TYPE = fatal(
  'DTD',
  'The file has a document type declaration (<!DOCTYPE …>). Remove it: it is never read, and entities are never replaced.',
);

const WEB_PAGE = fatal(
  'DTD',
  'The file is a web page (HTML) and not a business document. For example, a download failed and returned an error page.',
);

function placeOf(text: string, index: number): Pick<Finding, 'line' | 'column'> {
  const lines = text.slice(0, index).split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}

/** What a tree has that isn't read. XPath fails on more elements on one level than it counts. */
function excess(tree: XmlDocument): Finding | undefined {
  if (tree.dtd) return DOCUMENT_TYPE;
  try {
    return tree.get('/*'.repeat(MAXIMUM_DEPTH + 1)) === null ? undefined : DEPTH;
  } catch {
    return WIDE;
  }
}

function malformed(error: unknown): Finding {
  const [detail] = error instanceof XmlParseError ? error.details : [];
  const message = detail?.message ?? (error instanceof Error ? error.message : String(error));
  if (message.startsWith('Excessive depth')) return DEPTH;
  const place = detail ? {line: detail.line, column: detail.col} : {};
  return fatal('XML', NOT_WELL_FORMED + message.trim().replace(...AMPERSAND), place);
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
  const declaration = documentTypeAt(text);
  if (declaration !== undefined) {
    const isWebPage = /^<!DOCTYPE\s+html\b/i.test(text.slice(declaration, declaration + 40));
    return {...(isWebPage ? WEB_PAGE : DOCUMENT_TYPE), ...placeOf(text, declaration)};
  }
  if (text.trim() === '') return EMPTY;
  let tree: XmlDocument;
  try {
    tree = XmlDocument.fromString(text, {option: OPTIONS});
  } catch (error) {
    return malformed(error);
  }
  const problem = excess(tree);
  if (problem) tree.dispose();
  return problem ?? {text, tree};
}
