import type {IHttpOperation} from '@stoplight/types';
import {XMLValidator} from 'fast-xml-parser';
import type {Answer} from './answer';
import {errorAnswer, type Finding} from './errors';
import {partsOf} from './form';
import {isHybridPdf} from './pdf';

interface Upload {
  readonly type: string;
  readonly data: Buffer;
}

/** The document in a body: the body itself, or the part `file` of a form; undefined when there is none. */
function uploadOf(contentType: string, body: Buffer): Upload | undefined {
  const raw = /^(?:application\/xml|text\/xml|application\/pdf)\b/.exec(contentType)?.[0];
  if (raw) return {type: raw, data: body};
  return partsOf(contentType, body).find((part) => part.name === 'file');
}

/** The content types that the operation takes for the part `file` of its form; empty when it says nothing. */
function fileTypes(operation: IHttpOperation): string[] {
  const form = operation.request?.body?.contents?.find((each) => each.mediaType === 'multipart/form-data');
  const file = form?.schema?.properties?.file;
  return typeof file === 'object' && 'x-content-types' in file ? String(file['x-content-types']).split(/, */) : [];
}

/** Topics of parts for a join, which can be any PDF or an image where a document must be XML or a hybrid PDF. */
const JOIN = 'Join';
const PDF = 'application/pdf';

const isXml = (type: string): boolean => type.endsWith('/xml');

/** Line and column of a place in a text, both from 1. */
function placeOf(text: string, index: number): {line: number; column: number} {
  const lines = text.slice(0, index).split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}

/** The refusal of a file that is not well-formed XML or has a document type declaration; undefined for a good one. */
function xmlRefusal(text: string): Answer | undefined {
  const declaration = text.search(/<!DOCTYPE/i);
  if (declaration !== -1) {
    const message = 'The file has a document type declaration.';
    return errorAnswer('API400-XML', message, [{severity: 'error', ...placeOf(text, declaration), message}]);
  }
  const result = XMLValidator.validate(text);
  if (result === true) return undefined;
  const {line, col, msg} = result.err;
  // The validator gives no column for a file without any element.
  const column = Number.isInteger(col) ? col : 1;
  const [first, rest] = [msg.charAt(0), msg.slice(1)];
  const place = `line ${line}, column ${column}, ${first.toLowerCase()}${rest}`;
  const finding: Finding = {severity: 'error', line, column, message: first.toUpperCase() + rest};
  return errorAnswer('API400-XML', `The file is not well-formed XML: ${place}`, [finding]);
}

/**
 * The refusal of an uploaded document that has the wrong type, is a PDF without XML or is not well-formed XML; undefined for a good one.
 * @param topic the query parameter `topic`
 */
export function uploadRefusal(
  operation: IHttpOperation,
  contentType: string,
  body: Buffer,
  topic: string | null,
): Answer | undefined {
  const upload = uploadOf(contentType, body);
  if (!upload) return undefined;
  const all = fileTypes(operation);
  const isDocument = all.some(isXml) && !topic?.startsWith(JOIN);
  const types = isDocument ? all.filter((type) => isXml(type) || type === PDF) : all;
  if (types.length && !types.includes(upload.type)) {
    return errorAnswer('API415', `Content type '${upload.type}' is not supported for file; use ${types.join(', ')}.`);
  }
  if (isDocument && upload.type === PDF && !isHybridPdf(upload.data)) {
    return errorAnswer(
      'API415',
      'The PDF has no embedded XML with the name factur-x.xml, zugferd-invoice.xml or xrechnung.xml. Upload a scan to a recognise operation.',
    );
  }
  return isXml(upload.type) ? xmlRefusal(upload.data.toString()) : undefined;
}
