import {XmlDocument, XmlElement} from 'libxml2-wasm';
import {elementAt} from '../xml';

/** What the platform reads in a payload. */
export interface PayloadFacts {
  /** The number of the document; empty where it has none. */
  readonly number: string;
  readonly issueDate: string;
  /** What identifies the supplier. */
  readonly supplier: string;
  /** The registered name of the customer. */
  readonly customer: string;
  /** Embedded files, with their types and their content in base64. */
  readonly attachments: readonly {readonly type: string; readonly name: string; readonly base64: string}[];
}

function attachmentsOf(root: XmlElement): PayloadFacts['attachments'] {
  return root
    .find("//*[local-name()='EmbeddedDocumentBinaryObject']")
    .filter((node) => node instanceof XmlElement)
    .map((node) => ({
      type: node.attr('mimeCode')?.value ?? '',
      name: node.attr('filename')?.value ?? '',
      base64: node.content.replace(/\s+/g, ''),
    }));
}

/** Reads a UBL payload, which is well-formed. */
export function payloadFacts(xml: string): PayloadFacts {
  const tree = XmlDocument.fromString(xml);
  try {
    const {root} = tree;
    const textAt = (...names: string[]): string => elementAt(root, ...names)?.content.trim() ?? '';
    const supplier = ['AccountingSupplierParty', 'Party'];
    return {
      number: textAt('ID'),
      issueDate: textAt('IssueDate'),
      supplier: textAt(...supplier, 'PartyLegalEntity', 'CompanyID') || textAt(...supplier, 'EndpointID'),
      customer: textAt('AccountingCustomerParty', 'Party', 'PartyLegalEntity', 'RegistrationName'),
      attachments: attachmentsOf(root),
    };
  } finally {
    tree.dispose();
  }
}

/** XML without its declaration, as a payload has it. */
export const withoutDeclaration = (xml: string): string => xml.replace(/^\uFEFF?\s*<\?xml[^>]*\?>\s*/, '').trimEnd();

/** A document with a number in its empty `cbc:ID`. All else stays as it is written; a document without the element has none to fill. */
export const withNumber = (xml: string, number: string): string =>
  xml.replace(
    /<((?:\w+:)?ID)\b([^>]*?)(?:\/>|>\s*<\/\1\s*>)/,
    (_, name: string, attributes: string) => `<${name}${attributes}>${number}</${name}>`,
  );
