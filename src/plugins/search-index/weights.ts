import lunr from '../../search/lunr';
import {isFiller, isLongName, stemOf, wordsOf} from '../../search/words';
import type {Entry} from './documents';

/** How much a word counts by the place in which it is. */
const FIELDS = {title: 12, keywords: 8, about: 8, messages: 6, around: 3, text: 1} as const;

/** Fields whose words are found in a wrong spelling or before they are typed to the end: the stem alone would not be near. */
const WHOLE_WORDS = ['title', 'keywords'];

/** Fields that name a place: its title, and the messages that it explains. */
const IN_TITLE = new Set(['title', 'messages']);

/** Amounts and other numbers in a text, which nobody looks for, but for statuses of HTTP; codes and years are found by records and titles. */
const NUMBER = /^(?![45]\d\d$)[\d.,%€+-]+$/;

/** A name with signs in it, which is found in texts by its parts. */
const JOINED = /[^\p{L}\p{N}]/u;

const PATH = /(?:^|\s)((?:\/[\w{}.-]+)+)/g;

/** The later parts of the paths of a text, each up to its end, such as `salesInvoice/send`: readers type them in place of the whole. */
export function pathEnds(text: string): string[] {
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path.slice(1).split('/'));
  return [...new Set(paths.flatMap((parts) => parts.slice(1).map((_part, start) => parts.slice(start + 1).join('/'))))];
}

/** The terms of a text in a field: stems, and in some fields the words themselves. */
function termsIn(text: string, field: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (field !== 'title' && isFiller(word)) return [];
    const isName = JOINED.test(word);
    if (isName && field !== 'text') return [word];
    if (field === 'text' && (isName || NUMBER.test(word))) return [];
    const stem = stemOf(word);
    if (!WHOLE_WORDS.includes(field) || stem === word) return [stem];
    return isLongName(word) ? [word] : [word, stem];
  });
}

interface SerialIndex {
  readonly fieldVectors: readonly (readonly [place: string, vector: readonly number[]])[];
  readonly invertedIndex: readonly (readonly [term: string, posting: {readonly _index: number}])[];
}

function lunrIndex(entries: readonly Entry[]): SerialIndex {
  const index = lunr(function build() {
    this.pipeline.reset();
    this.tokenizer = (text, metadata) => {
      const {fields: [field = ''] = []} = metadata as {readonly fields?: readonly string[]};
      return termsIn(text, field).map((term) => new lunr.Token(term, {}));
    };
    this.ref('i');
    for (const [field, boost] of Object.entries(FIELDS)) this.field(field, {boost});
    for (const [number, {title, isUnnamed, text, keywords, about = '', messages = [], around}] of entries.entries()) {
      const words = keywords.join(' ');
      const ends = pathEnds(words).join(' ');
      this.add(
        {
          i: String(number),
          title: isUnnamed ? '' : title,
          keywords: `${words} ${ends}`,
          messages: messages.join(' '),
          about,
          around,
          text,
        },
        {boost: 1},
      );
    }
  });
  return JSON.parse(JSON.stringify(index)) as SerialIndex;
}

/** What a term weighs in each text that has it, all fields together; below zero where the title has it. */
export type TermWeights = ReadonlyMap<number, number>;

/** The terms of entries in alphabetical order, with what lunr weighs them by the number of the entry. */
export function weightsOf(entries: readonly Entry[]): (readonly [term: string, weights: TermWeights])[] {
  const {fieldVectors, invertedIndex} = lunrIndex(entries);
  const byNumber = new Map<number, Map<number, number>>();
  for (const [place, vector] of fieldVectors) {
    const [field = '', entry = ''] = place.split('/');
    for (let at = 0; at < vector.length; at += 2) {
      const weights = byNumber.get(vector[at] ?? 0) ?? new Map<number, number>();
      const before = weights.get(Number(entry)) ?? 0;
      const sum = Math.abs(before) + (vector[at + 1] ?? 0);
      weights.set(Number(entry), IN_TITLE.has(field) || before < 0 ? -sum : sum);
      byNumber.set(vector[at] ?? 0, weights);
    }
  }
  return invertedIndex
    .map(([term, {_index: number}]) => [term, byNumber.get(number) ?? new Map<number, number>()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
