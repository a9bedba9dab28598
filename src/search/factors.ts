import type {Place} from './files';
import type {PageHit} from './pages';
import {codesIn, partsOfWord, stemOf} from './words';

/** How much places count by what they are: a page before its parts, what explains something else in short behind it. */
const ROLES = {page: 1.7, part: 1, record: 0.65, aside: 0.5} as const;

/** A place with the name that the query is: with the same capitals, as it is written, as the beginning of a title, or in words, `webhook event` for WebhookEvent. */
const NAMED = {same: 16, written: 8, start: 2.5, words: 2} as const;

/** What an anchor of the reference has before the name of a schema or a response: `schema-v1-beta-`. */
const VERSIONED = /^\w+-v\d+-(?:beta-)?/;

/** What a name counts more that the query is nearly all of, and how long a query has to be to tell names apart. */
const PART = 2;
const SHORTEST_PART = 8;

/** Words by which a reader looks for the SOAP platform. */
const ABOUT_SOAP = /\b(?:soap\w*|platform|wsdl|svc|xmlns|envelope|fault\w*)\b/i;

/** Places that count less unless the query is about them or is their name. */
const ASIDE: readonly Readonly<{is: (place: Place) => boolean; asked: RegExp; factor: number}>[] = [
  // A reader who names no interface is most likely to want REST v1.
  {is: ({kind}) => kind === 'SOAP', asked: ABOUT_SOAP, factor: 0.6},
  {
    is: ({kind}) => kind === 'Party data',
    asked: /\b(?:graphql|vpd|party data|playground)\b/i,
    factor: 0.5,
  },
  {is: ({href}) => href.includes('beta'), asked: /\bbeta\b/i, factor: 0.6},
];

/** Places that repeat the words of others, unless the query is about them: pages beside that of a format, and what operations of the reference share. */
const REPEATING: readonly Readonly<{is: RegExp; asked: RegExp}>[] = [
  {is: /\/rejections\.html|^\/documents\/rules\//, asked: /\b(?:rejections?|rules?)\b/i},
  {is: /\/structure\.html/, asked: /\b(?:structure|elements?)\b/i},
  {is: /\/examples\.html/, asked: /\b(?:examples?|samples?|test ?(?:files?|invoices?|documents?))\b/i},
  {is: /\/#(?:response|tag)-/, asked: /^$/},
];
const REPEATING_FACTOR = 0.4;

/** The words of a text in one: `self billing` is the same as `self-billing` and `selfbilling`. */
const joinedWords = (text: string): string =>
  text
    .split(/\s+/)
    .flatMap((written) => partsOfWord(written).parts)
    .join('');

const joinedTitles = new WeakMap<Place, string>();

/** The words of a place's title in one; each query asks it of every place that it meets. */
function joinedTitle(place: Place): string {
  const joined = joinedTitles.get(place) ?? joinedWords(place.title);
  joinedTitles.set(place, joined);
  return joined;
}

/** The anchor of a place, and its title without a code that is its anchor, in lower case. */
function namesOf({title, href}: Place): readonly [anchor: string, title: string] {
  const anchor = href.slice(href.indexOf('#') + 1).toLowerCase();
  const name = title.toLowerCase();
  return [anchor, name.startsWith(`${anchor} `) ? name.slice(anchor.length + 1) : name];
}

/** The name of the file of a page, `mailfrom`, in lower case: it is in the address that readers have seen. */
const fileOf = ({href, role}: Place): string =>
  role === 'page' ? (/[^/]*(?=\.html$)/.exec(href)?.[0].toLowerCase() ?? '') : '';

const isNamed = (place: Place, query: string): boolean => namesOf(place).includes(query.trim().toLowerCase());

/** One of REST that is further down fits the query worse. */
const FIRST_OF_REST = 6;

/** The hits with one of REST first, unless the query is about the SOAP platform or is the name of its hit. */
export function restFirst(hits: readonly PageHit[], query: string): readonly PageHit[] {
  const [first] = hits;
  if (first?.best.place.kind !== 'SOAP' || ABOUT_SOAP.test(query) || isNamed(first.best.place, query)) return hits;
  const rest = hits
    .slice(0, FIRST_OF_REST)
    .find(({best: {place, covered}}) => place.kind !== 'SOAP' && covered >= first.best.covered);
  return rest ? [rest, ...hits.filter((hit) => hit !== rest)] : hits;
}

/** What a name counts that a query, or its stem, is a part of: `orderresponsewithlines` of `sendorderresponsewithlines`. */
function partOfName(name: string, query: string, stem: string): number {
  const part = name.includes(query) ? query : stem;
  return part.length >= SHORTEST_PART && name.includes(part) ? 1 + PART * (part.length / name.length) : 1;
}

/** A method of HTTP before a path, in lower case, and what an operation of another method counts less. */
const METHOD = /^(get|put|post|patch|delete)\s+\/?\S+\//;
const OTHER_METHOD = 0.5;

/** How much more or less a place counts for a query, whatever its words weigh there. */
export function factorsOf(query: string): (place: Place) => number {
  const written = query.trim().toLowerCase();
  const joined = joinedWords(query);
  const stem = stemOf(joined);
  const codes = new Set(codesIn(query).map((code) => code.toLowerCase()));
  const repeating = REPEATING.filter(({asked}) => !asked.test(query));
  const [, method] = METHOD.exec(written) ?? [];
  const aside = ASIDE.filter(({asked}) => !asked.test(query));

  function named(place: Place): number {
    const [anchor, title] = namesOf(place);
    if (anchor === written || codes.has(anchor)) return NAMED.written;
    if (place.role === 'aside') return 1;
    if (title === written) return place.title === query.trim() ? NAMED.same : NAMED.written;
    // One word, such as `invoice`, begins the titles of many pages.
    if (place.role === 'page' && written.includes(' ') && title.startsWith(`${written} `)) return NAMED.start;
    if (joinedTitle(place) === joined) return place.role === 'page' ? NAMED.written : NAMED.words;
    if (fileOf(place) === joined && (joined.length >= SHORTEST_PART || title.startsWith(`${joined} `)))
      return NAMED.written;
    return place.role === 'record' ? partOfName(anchor.replace(VERSIONED, ''), joined, stem) : 1;
  }

  return (place) => {
    const less = aside.filter(({is}) => is(place));
    const name = named(place);
    const counts = less.length > 0 && name === NAMED.words ? 1 : name;
    const repeats = repeating.some(({is}) => is.test(place.href)) ? REPEATING_FACTOR : 1;
    const other = method && place.method && place.method.toLowerCase() !== method ? OTHER_METHOD : 1;
    return less.reduce((product, {factor}) => product * factor, ROLES[place.role] * counts * repeats * other);
  };
}
