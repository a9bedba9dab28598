import {XmlElement, type XmlDocument, type XmlNode} from 'libxml2-wasm';
import {locationOf} from '../location';
import {type Finding} from '../model';
import {type DicoCodes} from './codes';
import {leafProblem} from './leaf';
import {wrongTotals} from './totals';

export {type DicoCodes} from './codes';

const SOURCE = 'own DICO checks';
const NAMESPACE = /^http:\/\/www\.ketenstandaard\.nl\/([a-z]+)\/SALES\/005$/;

const REQUIRED: Readonly<Record<string, string>> = {
  Invoice:
    'InvoiceType InvoiceNumber InvoiceDate Currency Buyer Supplier Invoicee InvoiceLine InvoiceTotals VATSubTotal TotalInvoiceAmount',
  Order: 'OrderType OrderNumber OrderDate Buyer Supplier OrderLine',
  DespatchAdvice: 'MessageNumber MessageDate MessageStructure BuyersOrderNumber Buyer Supplier DespatchLine',
};

function finding(rule: string, message: string, node: XmlNode): Finding {
  return {rule, severity: 'fatal', message, location: locationOf(node), line: node.line, source: SOURCE};
}

function isThere(tree: XmlDocument, name: string): boolean {
  const parent = name === 'TotalInvoiceAmount' ? `/*/*[local-name()='InvoiceTotals']` : '/*';
  return tree.get(`${parent}/*[local-name()='${name}']`) !== null;
}

/** Checks a DICO SALES005 document without its schemas, which only members of Ketenstandaard get, and says so in a finding. */
export function checkDico(tree: XmlDocument, codes: DicoCodes): Finding[] {
  const {root} = tree;
  const elements = tree.find('//*').filter((node) => node instanceof XmlElement);
  const required = (REQUIRED[root.name] ?? '').split(' ').filter(Boolean);
  const wrongNamespace = `The namespace "${root.namespaceUri}" is not http://www.ketenstandaard.nl/<message>/SALES/005.`;
  return [
    ...(NAMESPACE.test(root.namespaceUri) ? [] : [finding('DICO-NS', wrongNamespace, root)]),
    ...required.filter((name) => !isThere(tree, name)).map((name) => finding('DICO-REQ', `${name} is missing.`, root)),
    ...elements
      .filter(({namespaceUri}) => namespaceUri !== root.namespaceUri)
      .map((element) => finding('DICO-NS', `${element.name} is not in the namespace of the message.`, element)),
    ...elements.flatMap((element) => {
      const problem = element.get('*') ? undefined : leafProblem(codes, element.name, element.content.trim());
      return problem ? [finding(...problem, element)] : [];
    }),
    ...(root.name === 'Invoice' ? wrongTotals(tree) : []).map(({node, message}) => finding('DICO-SUM', message, node)),
    {
      rule: 'DICO-XSD',
      severity: 'information',
      message: 'Own checks only: Ketenstandaard gives the schemas of SALES005 to its members alone.',
      location: '',
      source: SOURCE,
    },
  ];
}
