import fs from 'node:fs';

interface Published {
  readonly id: string;
  readonly name: string;
  readonly 'ubl-invoice'?: readonly string[];
  readonly cii?: readonly string[];
}

const {terms} = JSON.parse(fs.readFileSync('documents/structure/business-terms.json', 'utf8')) as {
  readonly terms: readonly Published[];
};

/** A business term of EN 16931 with its paths in one syntax. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly paths: readonly string[];
}

/** `/Invoice:Invoice/cbc:ID` as pages write it; paths of UBL that aren't absolute begin at the line. */
function pathOf(written: string): string {
  const plain = written.replace(/\[[^\]]*\]/g, '').replace(/^\/Invoice:Invoice/, '/Invoice');
  return plain.startsWith('/') ? plain : `/Invoice/cac:InvoiceLine/${plain}`;
}

/** The business terms with their paths, as KoSIT publishes them. @param root the root element of the message */
export function termsIn(root: string): Term[] {
  const syntax = root === 'Invoice' ? 'ubl-invoice' : 'cii';
  if (!['Invoice', 'CrossIndustryInvoice'].includes(root)) return [];
  return terms.map(({id, name, [syntax]: paths = []}) => ({id, name, paths: paths.map(pathOf)}));
}
