import {byHit, byPage, meanReciprocalRank, rankOf, withinThree, type Judge} from '../../search/questions';
import {contractPlaces} from '../../site/support/search';
import type {Visit} from './visits';

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

function timeFigures(visits: readonly Visit[], condition: string): Record<string, string> {
  const later = visits.flatMap(({answers}) => [...answers.values()].slice(1).map(({milliseconds}) => milliseconds));
  const again = visits.flatMap(({againMilliseconds}) => againMilliseconds);
  return {
    [`focus to the first answer, ms, median${condition}`]: median(
      visits.map(({firstMilliseconds}) => firstMilliseconds),
    ).toFixed(0),
    [`question to a later answer, ms, median${condition}`]: median(later).toFixed(1),
    [`question to a later answer, ms, worst${condition}`]: Math.max(...later).toFixed(0),
    [`asked again, its files there, ms, median${condition}`]: median(again).toFixed(1),
    [`asked again, its files there, ms, worst${condition}`]: Math.max(...again).toFixed(0),
  };
}

function judged(visits: readonly Visit[], judge: Judge, name: string): Record<string, string> {
  const answers = new Map(visits.flatMap((each) => [...each.answers]));
  const ranks = [...answers].map(([question, {hits}]) => rankOf(question, hits, judge));
  return {
    [`right among the first three, ${name}`]: `${withinThree(ranks)} of ${ranks.length}`,
    [`mean reciprocal rank, ${name}`]: meanReciprocalRank(ranks).toFixed(3),
  };
}

/** What the visits with a search show, by the name of the figure; visits in a quick page, and some of them in a slow one. */
export const figuresOf = (quick: readonly Visit[], slow: readonly Visit[]): Record<string, string> => ({
  'focus to the first answer, kB': kilobytes(median(quick.map(({firstBytes}) => firstBytes))),
  'focus to the last answer of a visit, kB': kilobytes(median(quick.map(({allBytes}) => allBytes))),
  ...timeFigures(quick, ''),
  ...timeFigures(slow, ', page four times slower'),
  ...judged(quick, byHit(contractPlaces()), 'by hit'),
  ...judged(quick, byPage, 'page suffices'),
});
