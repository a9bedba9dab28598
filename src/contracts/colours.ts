import type {Prism} from 'prism-react-renderer';

/** Text as HTML. */
export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The colours of src/css/code.css, each named by its class, with the types of token that have it. A token of several types has the first.
 * Punctuation has the colour of text.
 */
export const COLOURS: Readonly<Record<string, readonly string[]>> = {
  number: ['number', 'constant', 'variable', 'parameter', 'symbol'],
  property: ['property', 'tag', 'attr-name', 'function', 'class-name'],
  keyword: ['keyword', 'builtin', 'boolean', 'null', 'important'],
  string: ['string', 'attr-value'],
  punctuation: ['punctuation', 'operator'],
  comment: ['comment', 'prolog', 'doctype'],
};

const TEXT = 'punctuation';

/** A text, or a token of Prism. */
export type Piece = ReturnType<typeof Prism.tokenize>[number];

/** HTML of one colour. */
interface Run {
  readonly colour: string;
  readonly html: string;
}

/** Each type of token with the place of its colour among all. */
const PLACES = new Map(Object.values(COLOURS).flatMap((types, place) => types.map((type) => [type, place] as const)));
const NAMES = Object.keys(COLOURS);

/** The colour of a token, or else that of what it is in. */
function colourOf({type, alias}: Exclude<Piece, string>, around: string): string {
  const places = [type, alias].flat().map((each) => PLACES.get(each) ?? NAMES.length);
  return NAMES[Math.min(...places)] ?? around;
}

/** Adds a run. One of the same colour as the last continues that, also where only space is between them. */
function add(runs: Run[], {colour, html}: Run): void {
  const last = runs.at(-1);
  const before = runs.at(-2);
  if (last?.colour === colour) runs.splice(-1, 1, {colour, html: last.html + html});
  else if (last && before?.colour === colour && !last.html.trim()) {
    runs.splice(-2, 2, {colour, html: before.html + last.html + html});
  } else runs.push({colour, html});
}

/** Tokens as runs. @param around the colour of what they are in */
function runsOf(pieces: Piece | readonly Piece[], around: string): Run[] {
  const runs: Run[] = [];
  for (const piece of [pieces].flat()) {
    if (typeof piece === 'string') add(runs, {colour: around, html: escapeHtml(piece)});
    else {
      const colour = colourOf(piece, around);
      const inner = runsOf(piece.content, colour);
      if (colour === around) for (const run of inner) add(runs, run);
      else add(runs, {colour, html: htmlOf(inner, colour)});
    }
  }
  return runs;
}

/** Runs as HTML, with an element for each that is not of the colour of what they are in. */
const htmlOf = (runs: readonly Run[], around: string): string =>
  runs.map(({colour, html}) => (colour === around ? html : `<span class="token ${colour}">${html}</span>`)).join('');

/** Tokens as HTML with an element for each colour: two tokens that look alike share it, and what has the colour of text has none. */
export const colouredHtml = (pieces: readonly Piece[]): string => htmlOf(runsOf(pieces, TEXT), TEXT);
