import type {Reference} from '../structure/view';
import {flatValues, repeatedIn, type Group} from './groups';
import {groupLine, isAmount, lineOf, placesOf, shortLabel, sortedValues, termsOf, type Line, type Style} from './lines';
import type {Value} from './values';

/** Groups of one kind as the rows of a table; each cell has lines. */
export interface Rows {
  readonly title: string;
  readonly amounts: boolean;
  readonly heads: readonly {readonly label: string; readonly terms: readonly Reference[]}[];
  readonly rows: readonly (readonly (readonly Line[])[])[];
}

interface Column {
  readonly label?: string;
  readonly has: (value: Value) => boolean;
}

const byPath = (path: RegExp, label?: string): Column => ({label, has: (value) => path.test(value.path)});

const NAME = byPath(
  /Line\/(?:cac:LineItem\/)?cac:Item\/cbc:Name$|SpecifiedTradeProduct\/ram:Name$|TradeItemDescription$/,
);

/** The columns of a table of lines, by the ends of the paths in UBL, CII and DICO. */
const COLUMNS: readonly Column[] = [
  byPath(/^cac:\w*Line\/(?:cac:LineItem\/)?cbc:ID$|DocumentLineDocument\/ram:LineID$|LineNumber$/),
  NAME,
  byPath(/(?<!Base|Basis|Backorder|Outstanding|Content\w*)Quantity$/),
  byPath(/cac:Price\/cbc:PriceAmount$|NetPriceProductTradePrice\/ram:ChargeAmount$/),
  byPath(/ClassifiedTaxCategory\/cbc:(?:ID|Percent)$|LineTradeSettlement\/ram:ApplicableTradeTax\/ram:\w+$/, 'VAT'),
  byPath(/LineExtensionAmount$|LineTotalAmount$/),
];

/** The most columns of other tables. */
const MOST = 4;

/** Amounts are in the last columns, behind those that they are computed from. */
function rankOf(label: string, values: readonly Value[]): number {
  if (!values.some((value) => value.label === label && isAmount(value))) return 0;
  return /\bbase\b/i.test(label) ? 1 : 2;
}

/** The columns of lines if they are lines, or else a column for each label. */
function columnsOf(values: readonly Value[]): readonly Column[] {
  const labels = [...new Set(values.map(({label}) => label))];
  const ofLines = COLUMNS.filter(({has}) => values.some(has));
  if (labels.length > MOST && ofLines.length > 2) return ofLines;
  return (
    labels
      // One more than fits is not worth a column for the rest.
      .slice(0, labels.length > MOST + 1 ? MOST : MOST + 1)
      .sort((a, b) => rankOf(a, values) - rankOf(b, values))
      .map((label) => ({label, has: (value) => value.label === label}))
  );
}

/** Groups of one kind as a table. What has no column is below the name of a line, or in a last column. */
export function tableOf(groups: readonly Group[], style: Style): Rows {
  const title = groups[0]?.title ?? '';
  const rows = groups.map((group) => ({values: sortedValues(flatValues(group), style), more: repeatedIn(group)}));
  const unsorted = rows.flatMap(({values}) => values);
  const all = sortedValues(unsorted, style);
  const columns = columnsOf(all);
  const heads = columns.map(({label, has}) => {
    const values = all.filter(has);
    return {label: shortLabel(label ?? values[0]?.label ?? '', title), terms: termsOf(values, style)};
  });
  const restOf = ({values, more}: (typeof rows)[number]): Line[] => [
    ...values.filter((value) => !columns.some(({has}) => has(value))).map((value) => lineOf(value, style, title)),
    ...more.map((group) => groupLine(group, style)),
  ];
  const cellsOf = ({values}: (typeof rows)[number]): Line[][] =>
    columns.map(({has}) => values.filter(has).map((value) => ({text: value.text, terms: [], ...placesOf([value])})));
  const name = columns.findIndex((column) => column === NAME);
  const hasMore = name < 0 && rows.some((row) => restOf(row).length > 0);
  return {
    title,
    amounts: !hasMore && all.some((value) => isAmount(value) && columns.at(-1)?.has(value)),
    heads: hasMore ? [...heads, {label: 'More', terms: []}] : heads,
    rows: rows.map((row) => {
      const cells = cellsOf(row);
      if (hasMore) return [...cells, restOf(row)];
      return cells.map((lines, index) => (index === name ? [...lines, ...restOf(row)] : lines));
    }),
  };
}
