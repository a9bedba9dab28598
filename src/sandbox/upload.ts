import type {IHttpOperation} from '@stoplight/types';
import type {Answer} from './answer';
import {errorAnswer, type Finding} from './errors';
import {partsOf} from './form';

/** Names that Factur-X, ZUGFeRD (1 and 2) and hybrid XRechnung give to the XML in a PDF. */
const NAMES = /factur-x\.xml|zugferd-invoice\.xml|xrechnung\.xml/i;

/** Whether a file is a PDF with an invoice as XML in it: the XMP metadata of PDF/A-3, which can't be compressed, name the XML. */
function isHybridPdf(data: Buffer): boolean {
  const text = data.toString('latin1');
  return text.startsWith('%PDF-') && NAMES.test(text);
}

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

/** The refusal of a file that is not well-formed XML, has a document type declaration or can't be read; undefined for a good one. */
async function xmlRefusal(data: Buffer): Promise<Answer | undefined> {
  // Only who uploads XML waits for the parser.
  const {NOT_WELL_FORMED, parse} = await import('../validation/parse');
  const parsed = parse(data);
  if ('tree' in parsed) {
    parsed.tree.dispose();
    return undefined;
  }
  const {line, column} = parsed;
  const message = sentence(parsed.message.replace(NOT_WELL_FORMED, ''));
  const finding: Finding = {severity: 'error', line, column, message};
  if (!parsed.message.startsWith(NOT_WELL_FORMED)) return errorAnswer('API400-XML', message, [finding]);
  const place = line === undefined ? '' : `line ${line}, column ${column}, `;
  const rest = message.charAt(0).toLowerCase() + message.slice(1);
  return errorAnswer('API400-XML', `${NOT_WELL_FORMED}${place}${rest}`, [finding]);
}

/** The refusal of a document of the wrong type, a PDF without XML or malformed XML; undefined for a good one. `topic` is the query parameter. */
export async function uploadRefusal(
  operation: IHttpOperation,
  contentType: string,
  body: Buffer,
  topic: string | null,
): Promise<Answer | undefined> {
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
  return isXml(upload.type) ? xmlRefusal(upload.data) : undefined;
}
