import {XmlDocument} from 'libxml2-wasm';
import type {FormatMessage} from '../../../src/contracts/formats/registryFile';
import {createConverter, type Refusal} from '../../../src/conversion/convert';
import {conversionSource} from '../../../src/sources/conversion';
import {untracked} from '../../../src/sources/files';
import {messageNamed} from '../../../src/sources/formats';
import {businessTerms} from '../../../src/sources/structure';
import {parse} from '../../../src/validation/parse';

const SYNTAXES = {Invoice: 'ubl-invoice', CreditNote: 'ubl-creditnote', CrossIndustryInvoice: 'cii'} as const;

export const source = untracked(conversionSource);
const {convert} = createConverter(source);
const terms = untracked(businessTerms);

const messageOf = (id: string): FormatMessage => untracked(() => messageNamed(id).message);

/** Converts a document between two messages. */
export function conversionOf(xml: string, from: string, to: string): {readonly xml: string} | Refusal {
  const parsed = parse(xml);
  if (!('tree' in parsed)) throw new Error(parsed.message);
  try {
    return convert(parsed.tree, messageOf(from), messageOf(to));
  } finally {
    parsed.tree.dispose();
  }
}

/** The XML of a conversion. @throws Error for one that is refused */
export function converted(xml: string, from: string, to: string): string {
  const result = conversionOf(xml, from, to);
  if ('problem' in result) throw new Error(result.problem);
  return result.xml;
}

/** A published path as XPath 1.0, without the name of the root. */
const xpath1 = (path: string): string =>
  path
    .replace(/^\/[\w:]+\//, '/*/')
    .replace(/exists\(([^)]+)\)/g, '$1')
    .replace(/empty\(([^)]+)\)/g, 'not($1)')
    .replace(/(@\w+)=\('(\w+)','(\w+)'\)/g, "($1='$2' or $1='$3')")
    .replace(/'and/g, "' and ");

const isDate = (id: string): boolean => terms.get(id)?.type === 'Date';

/** Charges and allowances of CII are at the same published paths: what the indicator of the one must be. */
const INDICATOR: Readonly<Record<string, string>> = {
  'BG-20': 'false',
  'BG-21': 'true',
  'BG-27': 'false',
  'BG-28': 'true',
};

const told = (path: string, id: string): string => {
  const indicator = INDICATOR[terms.get(id)?.group ?? ''];
  const charge = 'ram:SpecifiedTradeAllowanceCharge';
  return indicator ? path.replace(charge, `${charge}[ram:ChargeIndicator/udt:Indicator='${indicator}']`) : path;
};

/** The values of each business term at the paths that KoSIT publishes (business-terms.json): dates without hyphens, each value once. */
export function publishedValues(xml: string): Record<string, string[]> {
  const document = XmlDocument.fromString(xml);
  const syntax = SYNTAXES[document.root.name as keyof typeof SYNTAXES];
  const valuesOf = (id: string, paths: readonly string[]): string[] => {
    const nodes = paths.flatMap((path) => document.find(told(xpath1(path), id), source.mapping.namespaces));
    const texts = nodes.map(({content}) => (isDate(id) ? content.replaceAll('-', '') : content));
    return [...new Set(texts)].sort();
  };
  const found = [...terms].map(([id, {paths}]) => [id, valuesOf(id, paths[syntax])] as const);
  document.dispose();
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}

/** What a document says: path, attributes, and text of each element without others in it. */
export function leavesOf(xml: string): string[] {
  const document = XmlDocument.fromString(xml);
  const leaves = document.find('//*[not(*)]').map((node) => {
    const attributes = node.find('@*').map((each) => `${(each as {name?: string}).name}=${each.content}`);
    const path = node.find('ancestor-or-self::*').map((each) => (each as {name?: string}).name);
    return `${path.join('/')}[${attributes.sort().join()}] ${node.content.trim()}`;
  });
  document.dispose();
  return leaves.sort();
}
