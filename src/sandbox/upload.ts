import type {IHttpOperation} from '@stoplight/types';
import {XMLValidator} from 'fast-xml-parser';
import type {Answer} from './answer';
import {errorAnswer} from './errors';
import {partsOf} from './form';

interface Upload {
  readonly type: string;
  readonly data: Buffer;
}

/** The document in a body: the body itself, or the part `file` of a form; undefined when there is none. */
function uploadOf(contentType: string, body: Buffer): Upload | undefined {
  if (/^(application|text)\/xml\b/.test(contentType)) return {type: 'application/xml', data: body};
  return partsOf(contentType, body).find((part) => part.name === 'file');
}

/** The content types that the operation takes for the part `file` of its form; empty when it says nothing. */
function fileTypes(operation: IHttpOperation): string[] {
  const form = operation.request?.body?.contents?.find((each) => each.mediaType === 'multipart/form-data');
  const file = form?.schema?.properties?.file;
  return typeof file === 'object' && 'x-content-types' in file ? String(file['x-content-types']).split(/, */) : [];
}

/** Topics of parts for a join, which can be a PDF or an image where a document must be XML. */
const JOIN = 'Join';

const isXml = (type: string): boolean => type.endsWith('/xml');

/**
 * The refusal of an uploaded document that has the wrong type or is not well-formed XML; undefined for a good one.
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
  const documents = all.filter(isXml);
  const types = documents.length && !topic?.startsWith(JOIN) ? documents : all;
  if (types.length && !types.includes(upload.type)) {
    return errorAnswer('API415', `Content type '${upload.type}' is not supported for file; use ${types.join(', ')}.`);
  }
  if (!isXml(upload.type)) return undefined;
  const text = upload.data.toString();
  if (/<!DOCTYPE/i.test(text)) return errorAnswer('API400-XML', 'The file has a document type declaration.');
  const result = XMLValidator.validate(text);
  if (result === true) return undefined;
  const {line, col, msg} = result.err;
  return errorAnswer('API400-XML', `The file is not well-formed XML: line ${line}, column ${col}, ${msg}`);
}
