import {canonical, elementAt, inTree} from '../xml';

/** What the platform reads in a payload. */
export interface PayloadFacts {
  /** The number of the document; empty where it has none. */
  readonly number: string;
  readonly issueDate: string;
  /** What identifies the supplier. */
  readonly supplier: string;
  /** The registered name of the customer. */
  readonly customer: string;
}

/** Reads a UBL payload. @throws Error for XML that isn't well-formed */
export function payloadFacts(xml: string): PayloadFacts {
  return inTree(xml, ({root}) => {
    const textAt = (...names: string[]): string => elementAt(root, ...names)?.content.trim() ?? '';
    const supplier = ['AccountingSupplierParty', 'Party'];
    return {
      number: textAt('ID'),
      issueDate: textAt('IssueDate'),
      supplier: textAt(...supplier, 'PartyLegalEntity', 'CompanyID') || textAt(...supplier, 'EndpointID'),
      customer: textAt('AccountingCustomerParty', 'Party', 'PartyLegalEntity', 'RegistrationName'),
    };
  });
}

/** XML without its declaration, as a payload has it. */
export const withoutDeclaration = (xml: string): string => xml.replace(/^\uFEFF?\s*<\?xml[^>]*\?>\s*/, '').trimEnd();

/** A payload with another number, the `ID` in its root, as canonical XML; without `ID` it stays as it is. @throws Error for malformed XML */
export function withNumber(xml: string, number: string): string {
  return inTree(xml, ({root}) => {
    const id = elementAt(root, 'ID');
    if (!id) return xml;
    for (let child = id.firstChild; child; child = id.firstChild) child.remove();
    id.addText(number);
    return canonical(root);
  });
}
