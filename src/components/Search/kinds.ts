import type {Hit} from './groups';

/** A kind that the reader chose or that an address names, if hits are of it. */
export const kindAmong = (hits: readonly Hit[] = [], kind?: string): string | undefined =>
  hits.find(({group}) => group === kind)?.group;

/** The hits of a kind in their order; without a kind all. */
export const ofKind = (hits: readonly Hit[], kind: string | undefined): readonly Hit[] =>
  kind === undefined ? hits : hits.filter(({group}) => group === kind);
