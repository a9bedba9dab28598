import type {ActivityCode} from './data';
import {grouped} from './groups';
import {compact, wordTexts} from './normalise';
import {searchWords} from './searchWords';
import {qualityFor} from './wordMatch';

/** A classification of activities. */
export interface CodeTree {
  readonly sections: readonly ActivityCode[];
  get(code: string): ActivityCode | undefined;
  children(code: string): readonly ActivityCode[];
  /** The depth of a code: 1 for a section. */
  level(code: string): number;
  /** The codes of a list, in the order of the classification. */
  named(codes: readonly string[]): readonly ActivityCode[];
  /** The codes that a text describes or begins, the best first. */
  search(text: string): readonly ActivityCode[];
}

/**
 * How well words of a request match the words of all descriptions of something: 0 when one of them matches none.
 */
export function relevanceFor(wanted: readonly string[]): (words: readonly string[]) => number {
  const qualities = wanted.map(qualityFor);
  return (words) => {
    const best = qualities.map((quality) => Math.max(0, ...words.map(quality)));
    return best.includes(0) ? 0 : best.reduce((sum, each) => sum + each, 0);
  };
}

/** The entries with a relevance above 0, the best first, and otherwise in their order. */
export function ranked<T>(entries: readonly T[], relevanceOf: (entry: T) => number): T[] {
  return entries
    .map((entry) => ({entry, score: relevanceOf(entry)}))
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({entry}) => entry);
}

/** A classification by its codes, each after its parent. */
export function codeTree(codes: readonly ActivityCode[]): CodeTree {
  const byCode = new Map(codes.map((code) => [code.code, code]));
  const children = grouped(codes, ({parent}) => parent ?? '');
  const words = new Map(codes.map(({code, nl, en}) => [code, wordTexts(`${nl} ${en}`)]));
  const tree: CodeTree = {
    sections: children.get('') ?? [],
    get: (code) => byCode.get(code),
    children: (code) => children.get(code) ?? [],
    level(code) {
      const parent = byCode.get(code)?.parent;
      return parent ? tree.level(parent) + 1 : 1;
    },
    named(wanted) {
      const spellings = new Set(wanted.map(compact));
      return codes.filter(({code}) => spellings.has(compact(code)));
    },
    search(text) {
      const start = compact(text);
      const relevance = relevanceFor(searchWords(text));
      const isNumber = /^\d/.test(start);
      return ranked(codes, ({code}) =>
        compact(code) === start || (isNumber && compact(code).startsWith(start)) ? 1 : relevance(words.get(code) ?? []),
      );
    },
  };
  return tree;
}
