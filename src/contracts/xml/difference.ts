/** Part of a text, from its first character to behind its last. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A line without its margin, or a word. */
interface Piece extends Range {
  readonly text: string;
}

type IsSame = (before: Piece, after: Piece) => boolean;

/** Pieces that are the same in both texts, from a place on. */
interface Chain {
  readonly pair: readonly [before: Piece, after: Piece];
  readonly next: Chain | undefined;
  readonly length: number;
}

const piecesOf = (text: string, pattern: RegExp, offset = 0): Piece[] =>
  [...text.matchAll(pattern)].map(({0: piece, index}) => ({
    text: piece,
    start: offset + index,
    end: offset + index + piece.length,
  }));

const linesOf = (text: string): Piece[] => piecesOf(text, /\S.*/g);

/** Words with what joins them, such as a date or `cbc:ID`; spaces; and each other character. */
const wordsOf = ({text, start}: Piece): Piece[] =>
  piecesOf(text, /[\p{L}\p{N}]+(?:[-.:][\p{L}\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu, start);

const isEqual: IsSame = (before, after) => before.text === after.text;

const tagOf = ({text}: Piece): string | undefined => /^<[^\s>/]+/.exec(text)?.[0];
const hasSameTag: IsSame = (before, after) => tagOf(before) !== undefined && tagOf(before) === tagOf(after);

const lengthOf = (chain: Chain | undefined): number => chain?.length ?? 0;

/** The longest chain of pieces that are the same in both, in order. */
function chainOf(before: readonly Piece[], after: readonly Piece[], isSame: IsSame): Chain | undefined {
  // For each piece, from the last: the longest chain from it, and from each piece of the other text, on.
  const [longest] = before.reduceRight<(Chain | undefined)[]>((below, one) => {
    const chains: (Chain | undefined)[] = [];
    after.reduceRight<Chain | undefined>((beside, other, place) => {
      const next = below[place + 1];
      const skipped = lengthOf(below[place]) >= lengthOf(beside) ? below[place] : beside;
      const chain = isSame(one, other) ? {pair: [one, other] as const, next, length: lengthOf(next) + 1} : skipped;
      chains[place] = chain;
      return chain;
    }, undefined);
    return chains;
  }, []);
  return longest;
}

/** The pieces that are the same in both texts, and those that only one has. */
function compare(before: readonly Piece[], after: readonly Piece[], isSame: IsSame) {
  const pairs: Chain['pair'][] = [];
  for (let chain = chainOf(before, after, isSame); chain; chain = chain.next) pairs.push(chain.pair);
  const known = new Set(pairs.flat());
  const isNew = (piece: Piece): boolean => !known.has(piece);
  return {pairs, lost: before.filter(isNew), gained: after.filter(isNew)};
}

/** Ranges in their order; those that follow one another without a gap are one. */
const merged = (ranges: readonly Range[]): Range[] =>
  [...ranges]
    .sort((a, b) => a.start - b.start)
    .reduce<Range[]>((all, {start, end}) => {
      const last = all.at(-1);
      return last?.end === start ? [...all.slice(0, -1), {start: last.start, end}] : [...all, {start, end}];
    }, []);

/** What differs between two XML texts: the words that an element lost and gained, and whole lines of elements that only one text has. */
export function differenceOf(before: string, after: string): {readonly lost: Range[]; readonly gained: Range[]} {
  const lines = compare(linesOf(before), linesOf(after), isEqual);
  // Between the same two of the lines that both have: what has moved is no change of the element that was there.
  const placeOf = (line: Piece, text: 0 | 1): number =>
    lines.pairs.filter(({[text]: {start}}) => start < line.start).length;
  const elements = compare(
    lines.lost,
    lines.gained,
    (one, other) => hasSameTag(one, other) && placeOf(one, 0) === placeOf(other, 1),
  );
  const words = elements.pairs.map(([one, other]) => compare(wordsOf(one), wordsOf(other), isEqual));
  return {
    lost: merged([...elements.lost, ...words.flatMap(({lost}) => lost)]),
    gained: merged([...elements.gained, ...words.flatMap(({gained}) => gained)]),
  };
}
