import {sumOf} from '../../conversion/decimals';
import type {CodeListData} from '../codes/model';
import type {SourceElement} from '../source/model';
import type {Knowledge, KnownElement} from './knowledge';
import {withDescendants} from './setting';

const CURRENCY = /^(?:DocumentCurrencyCode|InvoiceCurrencyCode|Currency)$/;

/** The currency of a document; where it doesn't say it, the one of all its amounts. */
export function currencyOf(root: SourceElement): string | undefined {
  const all = withDescendants(root);
  const written = all.find(({local, text}) => CURRENCY.test(local) && /^[A-Z]{3}$/.test(text));
  if (written) return written.text;
  const used = new Set(all.flatMap(({attributes: {currencyID}}) => currencyID ?? []));
  return used.size === 1 ? [...used][0] : undefined;
}

/** `pdf` of an attachment that is called `plan.pdf`. */
export const extensionOf = ({attributes: {filename = ''}}: SourceElement): string | undefined =>
  /\.(\w{1,10})$/.exec(filename)?.[1];

/** The code lists of an element. */
export const listsOf = ({lists = []}: KnownElement, knowledge: Knowledge): CodeListData[] =>
  knowledge.lists.filter(({name}) => lists.includes(name));

const textsOf = (elements: readonly SourceElement[], local: string): string[] =>
  elements.flatMap(({children}) => children.filter((child) => child.local === local)).map(({text}) => text);

const childrenOf = ({children}: SourceElement, local: RegExp): SourceElement[] =>
  children.filter((child) => local.test(child.local));

/** The total VAT that a group lacks, from the breakdown that it has. */
export function totalVat(around: SourceElement): string | undefined {
  const inUbl = textsOf(childrenOf(around, /^TaxSubtotal$/), 'TaxAmount');
  if (inUbl.length > 0) return sumOf(inUbl);
  const settlement = around.parent;
  return settlement && sumOf(textsOf(childrenOf(settlement, /^ApplicableTradeTax$/), 'CalculatedAmount'));
}

/** The sum of the lines that the totals lack. */
export function lineTotal(root: SourceElement): string | undefined {
  const lines = withDescendants(root).filter(({local}) => /^(?:Invoice|CreditNote)Line$/.test(local));
  const settled = withDescendants(root).filter(({local}) => local === 'SpecifiedTradeSettlementLineMonetarySummation');
  return sumOf([...textsOf(lines, 'LineExtensionAmount'), ...textsOf(settled, 'LineTotalAmount')]);
}
