import type {Place} from './files';
import {codesIn, partsOfWord} from './words';

/** How much places count by what they are: a page before its parts, what explains something else in short behind it. */
const ROLES = {page: 1.7, part: 1, record: 0.65, aside: 0.5} as const;

/** A place with the name that the query is, as it is written, or in words: `webhook event` for WebhookEvent. */
const NAMED = {written: 8, words: 1.5} as const;

/** Places that count less unless the query is about them or is their name. */
const ASIDE: readonly Readonly<{is: (place: Place) => boolean; asked: RegExp; factor: number}>[] = [
  // A reader who names no interface is most likely to want REST v1.
  {is: ({kind}) => kind === 'SOAP', asked: /\b(?:soap\w*|platform|wsdl|svc|xmlns|envelope|fault\w*)\b/i, factor: 0.6},
  {
    is: ({kind}) => kind === 'Party data',
    asked: /\b(?:graphql|vpd|party data|playground|quer(?:y|ies))\b/i,
    factor: 0.5,
  },
  {is: ({href}) => href.includes('beta'), asked: /\bbeta\b/i, factor: 0.6},
];

/** Places that repeat the words of others: pages beside that of a format, and what operations of the reference share. */
const REPEATING = /\/(?:rejections|structure|examples)\.html|^\/documents\/rules\/|\/#(?:response|tag)-/;
const REPEATING_FACTOR = 0.4;

const inWords = (text: string): string =>
  text
    .split(/\s+/)
    .flatMap((written) => partsOfWord(written).parts)
    .join(' ');

/** The anchor of a place, and its title without a code that is its anchor, in lower case. */
function namesOf({title, href}: Place): readonly [anchor: string, title: string] {
  const anchor = href.slice(href.indexOf('#') + 1).toLowerCase();
  const name = title.toLowerCase();
  return [anchor, name.startsWith(`${anchor} `) ? name.slice(anchor.length + 1) : name];
}

/** How much more or less a place counts for a query, whatever its words weigh there. */
export function factorsOf(query: string): (place: Place) => number {
  const written = query.trim().toLowerCase();
  const words = inWords(query);
  const codes = new Set(codesIn(query).map((code) => code.toLowerCase()));
  const aside = ASIDE.filter(({asked}) => !asked.test(query));

  function named(place: Place): number {
    const [anchor, title] = namesOf(place);
    if (anchor === written || codes.has(anchor)) return NAMED.written;
    if (place.role === 'aside') return 1;
    if (title === written) return NAMED.written;
    return inWords(place.title) === words ? NAMED.words : 1;
  }

  return (place) => {
    const name = named(place);
    const repeats = REPEATING.test(place.href) ? REPEATING_FACTOR : 1;
    return aside
      .filter(({is}) => is(place))
      .reduce((product, {factor}) => product * factor, ROLES[place.role] * name * repeats);
  };
}
