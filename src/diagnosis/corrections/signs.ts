import type {Correction} from '../model';
import {writtenName} from '../schemaWords/names';
import type {SourceElement} from '../source/model';
import {editOf, fieldsOf, type Field} from './fields';
import {withDescendants, type Setting} from './setting';

const LINE = /(?:Line|LineItem|IncludedSupplyChainTradeLineItem)$/;
const PRICE = /^(?:PriceAmount|ChargeAmount)$/;
const QUANTITY = /^(?:Invoiced|Credited|Billed)?Quantity$/;
const NEGATIVE = /^\s*-\d/;
const TOTAL = /^(?:PayableAmount|DuePayableAmount|TaxInclusiveAmount|GrandTotalAmount)$/;

const opposite = (value: string): string => {
  const text = value.trim();
  if (text.startsWith('-')) return text.slice(1);
  return /^[0.]+$/.test(text) ? text : `-${text}`;
};

const numberIn = (element: SourceElement, setting: Setting): Field[] =>
  fieldsOf(element, setting).filter(({attribute, value}) => attribute === undefined && /^\s*-?\d/.test(value));

function lineOf(element: SourceElement): SourceElement | undefined {
  for (let at: SourceElement | undefined = element; at; at = at.parent) if (LINE.test(at.local)) return at;
  return undefined;
}

/** A line with a negative price: the minus sign belongs to the quantity. */
function toQuantity(setting: Setting): Correction[] {
  const line = lineOf(setting.element);
  const fields = line ? withDescendants(line).flatMap((each) => numberIn(each, setting)) : [];
  const prices = fields.filter(({element, value}) => PRICE.test(element.local) && NEGATIVE.test(value));
  const quantity = fields.find(({element}) => QUANTITY.test(element.local));
  if (prices.length === 0 || !quantity) return [];
  const edits = [...prices, quantity].map((field) => editOf(field, opposite(field.value)));
  return [{text: `Move the minus sign from the price to ${writtenName(quantity.element)}.`, edits}];
}

/** A credit note whose amounts are negative: its type already says that they are given back. */
function withoutSigns({document, knowledge, ...setting}: Setting): Correction[] {
  if (!knowledge.isCreditNote) return [];
  const all = withDescendants(document.root).flatMap((each) => numberIn(each, {document, knowledge, ...setting}));
  const isNegative = all.some(({element, value}) => TOTAL.test(element.local) && NEGATIVE.test(value));
  const amounts = all.filter(({element, value}) => /(?:Amount|Quantity)$/.test(element.local) && NEGATIVE.test(value));
  if (!isNegative) return [];
  const edits = amounts.map((field) => editOf(field, opposite(field.value)));
  return [
    {
      text: `Remove the minus sign from ${edits.length} ${edits.length === 1 ? 'value' : 'values'}, because the amounts and quantities of a credit note are positive.`,
      edits,
    },
  ];
}

/** Signs that are in the wrong place. */
export const signs = (setting: Setting): Correction[] => [...withoutSigns(setting), ...toQuantity(setting)];
