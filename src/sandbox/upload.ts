import type {IHttpOperation} from '@stoplight/types';
import {XMLValidator} from 'fast-xml-parser';
import type {Answer} from './answer';
import {errorAnswer} from './errors';

interface Upload {
  readonly type: string;
  readonly text: string;
}

/** The document in a body: the body itself, or the part `file` of a form; undefined when there is none that can be read. */
async function uploadOf(contentType: string, body: Buffer): Promise<Upload | undefined> {
  if (/^(application|text)\/xml\b/.test(contentType)) return {type: 'application/xml', text: body.toString()};
  if (!contentType.startsWith('multipart/form-data')) return undefined;
  const form = await new Response(new Uint8Array(body), {headers: {'content-type': contentType}})
    .formData()
    .catch(() => undefined);
  const file = form?.get('file');
  return file instanceof File ? {type: file.type.split(';')[0] ?? '', text: await file.text()} : undefined;
}

/** The content types that the operation takes for the part `file` of its form; empty when it says nothing. */
function fileTypes(operation: IHttpOperation): string[] {
  const form = operation.request?.body?.contents?.find((each) => each.mediaType === 'multipart/form-data');
  const file: object = Object(form?.schema?.properties?.file);
  return 'x-content-types' in file ? String(file['x-content-types']).split(/, */) : [];
}

/** The refusal of an uploaded document that has the wrong type or is not well-formed XML; undefined for a good one. */
export async function uploadRefusal(
  operation: IHttpOperation,
  contentType: string,
  body: Buffer,
): Promise<Answer | undefined> {
  const upload = await uploadOf(contentType, body);
  if (!upload) return undefined;
  const types = fileTypes(operation);
  if (types.length && !types.includes(upload.type)) {
    return errorAnswer('API415', `Content type '${upload.type}' is not supported for file; use ${types.join(' or ')}.`);
  }
  if (!upload.type.endsWith('/xml')) return undefined;
  if (/<!DOCTYPE/i.test(upload.text)) return errorAnswer('API400-XML', 'The file has a document type declaration.');
  const result = XMLValidator.validate(upload.text);
  if (result === true) return undefined;
  const {line, col, msg} = result.err;
  return errorAnswer('API400-XML', `The file is not well-formed XML: line ${line}, column ${col}, ${msg}`);
}
