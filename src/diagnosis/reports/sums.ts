import type {Sum} from '../model';
import {line, table, type Block, type Inline} from './outline';
import {counted} from './words';

/** So many parts of a sum are listed, such as the amounts of lines. */
const MOST = 20;

type Row = readonly (readonly Inline[])[];

function partsOf({parts}: Sum): Row[] {
  const rows = parts
    .slice(0, MOST)
    .map(({sign, term, label, amount}, index): Row => [
      [index === 0 && sign === '+' ? '' : sign],
      [`${label} (${term})`],
      [{code: amount}],
    ]);
  const more = parts.length - MOST;
  return more > 0 ? [...rows, [[''], [counted(more, 'more amount')], ['']]] : rows;
}

const HEAD = ['Sign', 'Amount', 'Value'];

function sumOutline(sum: Sum): Block[] {
  const {rule, term, label, computed, written, isRight} = sum;
  const result = isRight
    ? ({badge: 'Equal', tone: 'passed'} as const)
    : ({badge: 'Different', tone: 'rejected'} as const);
  const rows: Row[] = [
    ...partsOf(sum),
    [['='], ['Recalculated'], [{code: computed}]],
    [[''], [`${label} (${term}) in the document`], written === undefined ? ['Missing'] : [{code: written}]],
  ];
  return [line({code: rule}, `: ${label} (${term}) `, result), ...table(HEAD, rows)];
}

/** Sums recomputed beside what the document says. */
export const sumsOutline = (sums: readonly Sum[]): Block[] => sums.flatMap(sumOutline);
