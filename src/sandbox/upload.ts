import type {IHttpOperation} from '@stoplight/types';
import type {Parsed} from '../validation/parse';
import {Refused} from './answer';
import {factsOf, type DocumentFacts} from './document/facts';
import {documentRefusal} from './document/refusal';
import {errorAnswer, type Finding} from './errors';
import {partsOf} from './form';

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

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

/** A file as XML. @throws Refused for one that is not well-formed, has a document type declaration or can't be read */
async function parsed(data: Uint8Array): Promise<Parsed> {
  // Only who uploads XML waits for the parser.
  const {NOT_WELL_FORMED, parse} = await import('../validation/parse');
  const result = parse(data);
  if ('tree' in result) return result;
  const {line, column} = result;
  const message = sentence(result.message.replace(NOT_WELL_FORMED, ''));
  const finding: Finding = {severity: 'error', line, column, message};
  const place = line === undefined ? '' : `line ${line}, column ${column}, `;
  const rest = message.charAt(0).toLowerCase() + message.slice(1);
  const isMalformed = result.message.startsWith(NOT_WELL_FORMED);
  throw new Refused(errorAnswer('API400-XML', isMalformed ? NOT_WELL_FORMED + place + rest : message, [finding]));
}

/** The XML in a hybrid PDF. @throws Refused for another PDF */
async function embeddedXml(data: Buffer): Promise<Uint8Array> {
  const {embeddedInvoice, isPdf} = await import('../validation/pdf');
  const xml = isPdf(data) ? await embeddedInvoice(data) : {message: 'The file is not a PDF.'};
  if (!('message' in xml)) return xml;
  throw new Refused(errorAnswer('API415', `${xml.message} Upload a scan to a recognition operation.`));
}

/** A document that the sandbox accepts. */
export interface Document {
  readonly data: Buffer;
  readonly facts: DocumentFacts;
}

/** Where a document is uploaded. */
export interface Target {
  readonly query: URLSearchParams;
  /** The party in the path. */
  readonly partyId?: string;
}

/**
 * The document in a request; nothing for a request without one, and for other files, such as scans and parts of a join.
 * @throws Refused for a file of the wrong type, a PDF without XML, malformed XML, and a document that isn't for this operation or party
 */
export async function uploadedDocument(
  operation: IHttpOperation,
  contentType: string,
  body: Buffer,
  {query, partyId}: Target,
): Promise<Document | undefined> {
  const upload = uploadOf(contentType, body);
  if (!upload) return undefined;
  const all = fileTypes(operation);
  const isPart = query.get('topic')?.startsWith(JOIN);
  const isDocument = all.some(isXml) && !isPart;
  const types = isDocument ? all.filter((type) => isXml(type) || type === PDF) : all;
  if (types.length && !types.includes(upload.type)) {
    const problem = `Content type '${upload.type}' is not supported for file; use ${types.join(', ')}.`;
    throw new Refused(errorAnswer('API415', problem));
  }
  if (!isXml(upload.type) && !isDocument) return undefined;
  const {data, type} = upload;
  const xml = await parsed(isXml(type) ? data : await embeddedXml(data));
  const facts = await factsOf(xml).finally(() => xml.tree.dispose());
  // The parties of a part are those of the whole that it becomes.
  const refusal = documentRefusal(operation, facts, {query, partyId: isPart ? undefined : partyId});
  if (refusal) throw new Refused(refusal);
  return {data, facts};
}
