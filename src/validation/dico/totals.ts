import {type XmlDocument, type XmlNode} from 'libxml2-wasm';

/** A total that is not the sum of its parts. */
export interface WrongTotal {
  readonly node: XmlNode;
  readonly message: string;
}

const step = (name: string): string => `*[local-name()='${name}']`;
const differ = (a: number, b: number): boolean => !(Math.abs(a - b) < 0.005);

/** Compares the totals of an invoice with its lines and VAT. */
export function wrongTotals(tree: XmlDocument): WrongTotal[] {
  const sum = (xpath: string): number => tree.find(xpath).reduce((total, {content}) => total + Number(content), 0);
  const totalNode = (name: string): XmlNode | null => tree.get(`/*/${step('InvoiceTotals')}/${step(name)}`);
  const lines = sum(`//${step('NetLineAmount')}`);
  const vat = sum(`/*/${step('VATSubTotal')}/${step('VATAmount')}`);
  const net = totalNode('TotalNetLineAmount');
  const allowances = Number(totalNode('TotalAmountInvoiceChargeAllowance')?.content ?? 0);
  const all = (net ? Number(net.content) : lines) + allowances + vat;
  const expected: [string, number, string][] = [
    ['TotalNetLineAmount', lines, 'the sum of the lines'],
    ['TotalVATAmount', vat, 'the sum of the VAT subtotals'],
    ['TotalInvoiceAmount', all, 'lines, allowances and charges, and VAT'],
  ];
  return expected.flatMap(([name, value, meaning]) => {
    const node = totalNode(name);
    return node && differ(Number(node.content), value)
      ? [{node, message: `${name} ${node.content} is not ${value.toFixed(2)}, ${meaning}.`}]
      : [];
  });
}
