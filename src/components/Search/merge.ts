import type {Result, Shown} from '../../search/engine';
import {MOST_RULES} from '../../search/rules';
import {codesIn, isFiller, wordsOf} from '../../search/words';
import {codesBeside, lookUp, type FoundCode, type readCodes} from './codes';
import {piecesOf} from './excerpt';
import {withCodes, type Hit} from './groups';
import type {IndexName} from './indexWorker';
import {MOST_SHOWN} from './limits';
import type {Sentence} from './sentences';
import type {Found} from './useHits';

/** What is known of a query: the codes of all lists, rare codes that it is, the rules that it says word for word, and what it found in the pages and in the words of rules. */
export interface Sources {
  readonly codes: ReturnType<typeof readCodes>;
  readonly rare: readonly FoundCode[];
  readonly sentences: readonly Sentence[];
  readonly pages: Result;
  readonly texts?: Result;
}

/** A rule that has less of a pasted text is another one. */
const LEAST_OF_TEXT = 0.6;

/** The code is marked when it begins with a word of the query, and so are the words of its name. */
function hitOfCode({code, name, alias, href, list, where}: FoundCode, words: readonly string[]): Hit {
  const marked = words.some((word) => code.toLowerCase().startsWith(word));
  return {
    href,
    title: [{text: code, marked}, ...(name || alias ? piecesOf(` ${alias || name}`, words) : [])],
    excerpt: alias && name ? piecesOf(name, words) : [],
    where,
    group: list === 'Rules' ? list : 'Codes',
  };
}

/** The terms that a query met anywhere: one list for all hits, so that one pattern marks them. */
const termsOf = ({hits}: Result): readonly string[] => [
  ...new Set(hits.flatMap(({terms, places}) => [...terms, ...places.flatMap((place) => place.terms)])),
];

/** A page or a part of one. The words of its title are marked when it is shown, as few of the hits are. */
function hitOf({place}: Shown, index: IndexName, terms: readonly string[]): Hit {
  const {number, href, title, where, method, kind} = place;
  return {
    href,
    get title() {
      return piecesOf(title, terms);
    },
    excerpt: [],
    where,
    method,
    group: kind,
    text: {index, place: number, terms},
  };
}

function pageHits(pages: Result): Hit[] {
  const terms = termsOf(pages);
  return pages.hits.map(({places, ...page}) =>
    Object.assign(hitOf(page, 'pages', terms), {places: places.map((place) => hitOf(place, 'pages', terms))}),
  );
}

function rulesOf(texts: Result): Hit[] {
  if (texts.nearest) return [];
  const terms = termsOf(texts);
  return texts.hits
    .filter(({covered, place}) => covered >= LEAST_OF_TEXT && place.role === 'record')
    .map((hit) => hitOf(hit, 'texts', terms));
}

const hitOfSentence = ({id, text, href, where}: Sentence, words: readonly string[]): Hit => ({
  href,
  title: [{text: id, marked: false}],
  excerpt: piecesOf(text, words),
  where,
  group: 'Rules',
});

/** The words of a query that are neither in a text nor a code. */
const missingOf = (missing: readonly string[], named: readonly FoundCode[]): readonly string[] =>
  missing.filter((word) => !named.some(({code, alias}) => [code, alias].includes(word)));

/** What a code in a query names: itself, or those that it begins, such as `BR-NL-27-1` for BR-NL-27. */
function namedBy(codes: Sources['codes'], code: string): readonly FoundCode[] {
  const {exact, near} = lookUp(codes, code);
  return exact.length > 0 ? exact : near.filter((found) => found.code.startsWith(`${code}-`));
}

/** At most `limit` hits from all that is known of a query, each address once. The first of them, which the box shows, have room for pages and codes. */
export function merge(query: string, limit: number, {codes, rare, sentences, pages, texts}: Sources): Found {
  const {exact, same, near} = lookUp(codes, query);
  const within = [...codesIn(query).flatMap((code) => namedBy(codes, code)), ...codesBeside(codes, query)];
  const named = [...exact, ...within, ...(exact.length + within.length > 0 ? [] : rare)];
  const isCode = named.length + same.length + near.length > 0;
  const words = pages.nearest && isCode ? [] : pageHits(pages);
  const queried = wordsOf(query).filter((word) => !isFiller(word));
  const said = sentences.slice(0, MOST_RULES).map((sentence) => hitOfSentence(sentence, queried));
  const rules = [...said, ...(texts ? rulesOf(texts) : [])].slice(0, MOST_RULES);
  const asHits = (found: readonly FoundCode[]): Hit[] => found.map((each) => hitOfCode(each, queried));
  const ranked = {exact: asHits(named), same: asHits(same), near: asHits(near)};
  const first = withCodes(words, ranked, query, MOST_SHOWN);
  const all = [...rules, ...first, ...ranked.exact, ...words, ...ranked.same, ...ranked.near];
  const known = new Set<string>();
  return {
    hits: all.filter(({href}) => known.size < known.add(href).size).slice(0, limit),
    missing: missingOf(pages.missing, named),
    nearest: pages.nearest && !isCode && rules.length === 0,
  };
}
