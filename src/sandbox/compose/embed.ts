import {base64} from '../../contracts/base64';
import type {Facts} from '../bus/documents/model';
import {leaf, node, type Xml} from './xml';

/** A file that is embedded in a document. */
export interface Attachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly file: Uint8Array;
  readonly description?: string;
}

/** The elements of UBL documents that come after `cac:AdditionalDocumentReference` and that some document has, by root element. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  Invoice: ['ProjectReference', 'Signature', 'AccountingSupplierParty'],
  CreditNote: ['StatementDocumentReference', 'OriginatorDocumentReference', 'Signature', 'AccountingSupplierParty'],
  Order: ['Contract', 'ProjectReference', 'Signature', 'BuyerCustomerParty'],
};

/** An order has no place for a description but the type of the document (PEPPOL-T01-B02302). */
const describedBy = (root: string): string => `cbc:Document${root === 'Order' ? 'Type' : 'Description'}`;

const reference = (root: string, number: string, {fileName, mediaType, file, description}: Attachment): Xml =>
  node(
    'cac:AdditionalDocumentReference',
    leaf('cbc:ID', number),
    leaf(describedBy(root), description),
    node(
      'cac:Attachment',
      leaf('cbc:EmbeddedDocumentBinaryObject', base64(file), {mimeCode: mediaType, filename: fileName}),
    ),
  );

const SPACES = ['cac', 'cbc'].map(
  (prefix) =>
    [
      prefix,
      `xmlns:${prefix}="urn:oasis:names:specification:ubl:schema:xsd:Common${prefix === 'cac' ? 'Aggregate' : 'Basic'}Components-2"`,
    ] as const,
);

/** Whether the sandbox can embed files in a document. */
export const canEmbed = ({root}: Pick<Facts, 'root'>): boolean => root in AFTER;

/** A UBL document with files embedded, as openapi/joins.yaml (`embedding`) says; undefined for a document that has no place for them. */
export function embedded(
  xml: string,
  {root, number}: Pick<Facts, 'root' | 'number'>,
  files: readonly Attachment[],
): string | undefined {
  const names = AFTER[root];
  const place = names && new RegExp(`<(?:\\w+:)?(?:${names.join('|')})[\\s>]`).exec(xml);
  if (!place) return undefined;
  const declared = SPACES.filter(([prefix]) => !xml.includes(`xmlns:${prefix}=`)).map(
    ([, declaration]) => ` ${declaration}`,
  );
  const added = files
    .map((each) => reference(root, number, each))
    .join('')
    .replaceAll('<cac:AdditionalDocumentReference', `<cac:AdditionalDocumentReference${declared.join('')}`);
  return xml.slice(0, place.index) + added + xml.slice(place.index);
}

/** An invoice in UBL with the scan that it was made from. A TIFF file isn't embedded: the bus makes a PDF of it, which the sandbox doesn't. */
export function withScan(
  invoice: Uint8Array,
  {fileName = '', mediaType, file}: Partial<Pick<Attachment, 'fileName'>> & Omit<Attachment, 'fileName'>,
): Uint8Array {
  if (mediaType === 'image/tiff') return invoice;
  const text = new TextDecoder().decode(invoice);
  const xml = embedded(text, {root: 'Invoice', number: fileName}, [{fileName, mediaType, file}]);
  return xml === undefined ? invoice : new TextEncoder().encode(xml);
}
