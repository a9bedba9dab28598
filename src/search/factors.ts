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

/** What a place is compared by with every query. */
interface Compared {
  readonly anchor: string;
  /** In lower case, without a code that is the anchor. */
  readonly title: string;
  /** The words of the title in one. */
  readonly joined: string;
  /** The name of the file of a page, `mailfrom`, in lower case: it is in the address that readers have seen. */
  readonly file: string;
  readonly asides: readonly (typeof ASIDE)[number][];
  readonly repeats: readonly (typeof REPEATING)[number][];
}

function compare(place: Place): Compared {
  const {title, href, role} = place;
  const anchor = href.slice(href.indexOf('#') + 1).toLowerCase();
  const name = title.toLowerCase();
  return {
    anchor,
    title: name.startsWith(`${anchor} `) ? name.slice(anchor.length + 1) : name,
    joined: joinedWords(title),
    file: role === 'page' ? (/[^/]*(?=\.html$)/.exec(href)?.[0].toLowerCase() ?? '') : '',
    asides: ASIDE.filter(({is}) => is(place)),
    repeats: REPEATING.filter(({is}) => is.test(href)),
  };
}

const known = new WeakMap<Place, Compared>();

/** Made once of each place: each query asks it of every place that it meets. */
function comparedBy(place: Place): Compared {
  const made = known.get(place) ?? compare(place);
  known.set(place, made);
  return made;
}

function isNamed(place: Place, query: string): boolean {
  const {anchor, title} = comparedBy(place);
  return [anchor, title].includes(query.trim().toLowerCase());
}

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

  function named(place: Place, {anchor, title, joined: joinedTitle, file}: Compared): number {
    if (anchor === written || codes.has(anchor)) return NAMED.written;
    if (place.role === 'aside') return 1;
    if (title === written) return place.title === query.trim() ? NAMED.same : NAMED.written;
    // One word, such as `invoice`, begins the titles of many pages.
    if (place.role === 'page' && written.includes(' ') && title.startsWith(`${written} `)) return NAMED.start;
    if (joinedTitle === joined) return place.role === 'page' ? NAMED.written : NAMED.words;
    if (file === joined && (joined.length >= SHORTEST_PART || title.startsWith(`${joined} `))) return NAMED.written;
    return place.role === 'record' ? partOfName(anchor.replace(VERSIONED, ''), joined, stem) : 1;
  }

  return (place) => {
    const compared = comparedBy(place);
    const less = compared.asides.filter((each) => aside.includes(each));
    const name = named(place, compared);
    const counts = less.length > 0 && name === NAMED.words ? 1 : name;
    const repeats = compared.repeats.some((each) => repeating.includes(each)) ? REPEATING_FACTOR : 1;
    const other = method && place.method && place.method.toLowerCase() !== method ? OTHER_METHOD : 1;
    return less.reduce((product, {factor}) => product * factor, ROLES[place.role] * counts * repeats * other);
  };
}
