import type {Result} from '../../search/engine';
import {wordsOf} from '../../search/words';

function pairsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.map((word, at) => `${words[at - 1] ?? ''} ${word}`));
}

/** Values that each reader has others of: what is in quotes or brackets. */
const VALUES = /"[^"]*"|\B'[^']*'|\([^)]*\)/g;
/** Texts that have other values are not as much alike as those that have the same. */
const WITH_OTHER_VALUES = 0.9;

const withoutValues = (text: string): string => text.replace(VALUES, ' ');

/** How much of a pasted text another one has or the other way round, from 0 to 1, by the pairs of words that follow each other. */
export function overlap(pasted: string, text: string): number {
  return Math.max(common(pasted, text), WITH_OTHER_VALUES * common(withoutValues(pasted), withoutValues(text)));
}

function common(pasted: string, text: string): number {
  const [wanted, had] = [pairsOf(pasted), pairsOf(text)];
  const both = [...wanted].filter((pair) => had.has(pair)).length;
  return both / (Math.min(wanted.size, had.size) || 1);
}

/** What a pasted text found, those first that have most of it, which counts as covered. `texts` are those of the hits, in their order. */
export function byOverlap(found: Result, pasted: string, texts: readonly string[]): Result {
  const hits = found.hits
    .map((hit, at) => ({hit, share: overlap(pasted, texts[at] ?? '')}))
    .sort((one, other) => other.share - one.share)
    .map(({hit, share}) => ({...hit, covered: Math.max(hit.covered, share)}));
  return {...found, hits};
}
