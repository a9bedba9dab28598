import type {XmlDocument} from 'libxml2-wasm';
import {NOT_WELL_FORMED, parse} from '../../validation/parse';
import {embeddedInvoice, isPdf} from '../../validation/pdf';
import {Problem, type Finding} from '../bus/problem';

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

/** The refusal of a file that isn't well-formed XML. */
function malformed({message, line, column}: {message: string; line?: number; column?: number}): Problem {
  const told = sentence(message.replace(NOT_WELL_FORMED, ''));
  const finding: Finding = {severity: 'error', line, column, message: told};
  const place = line === undefined ? '' : `line ${line}, column ${column}, `;
  const rest = told.charAt(0).toLowerCase() + told.slice(1);
  return new Problem('API400-XML', message.startsWith(NOT_WELL_FORMED) ? NOT_WELL_FORMED + place + rest : told, [
    finding,
  ]);
}

/**
 * What `use` makes of the XML in a file, which is XML or a hybrid PDF.
 * @throws Problem for a PDF without XML, and for XML that is malformed or has a document type declaration
 */
export async function withXml<T>(file: Uint8Array, use: (tree: XmlDocument) => T): Promise<T> {
  const xml = isPdf(file) ? await embeddedInvoice(file) : file;
  if ('message' in xml) throw new Problem('API415', `${xml.message} Upload a scan to a recognition operation.`);
  const parsed = parse(xml);
  if (!('tree' in parsed)) throw malformed(parsed);
  try {
    return use(parsed.tree);
  } finally {
    parsed.tree.dispose();
  }
}
