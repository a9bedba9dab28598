import type {Cause, Sum} from '../../diagnosis/model';

/** How many parts of a sum the page is told. A message with tens of thousands would block it. */
const MOST = 200;

const short = (sum: Sum): Sum =>
  sum.parts.length > MOST ? {...sum, parts: sum.parts.slice(0, MOST), more: sum.parts.length - MOST} : sum;

/** Causes whose sums have as many parts as a page can be told. */
export const withShortSums = (causes: readonly Cause[]): Cause[] =>
  causes.map((cause) => ({...cause, sums: cause.sums.map(short)}));
