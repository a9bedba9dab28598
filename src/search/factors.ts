import type {Place} from './files';
import {codesIn, partsOfWord} from './words';

/** How much places count by what they are: a page before its parts, what explains something else in short behind it. */
const ROLES = {page: 1.7, part: 1, record: 0.65, aside: 0.4} as const;

/** Places that repeat the words of others: pages beside that of a format, and what operations of the reference share. */
const BESIDE = /\/(?:rejections|structure|examples)\.html|^\/documents\/rules\/|\/#(?:response|tag)-/;
const BESIDE_FACTOR = 0.4;

/** What is in trial says the same as what is not. */
const BETA = 0.6;
const ABOUT_BETA = /\bbeta\b/i;

/** A place with the name that the query is, as it is written, or in words: `webhook event` for WebhookEvent. */
const NAMED = {written: 3, words: 1.5} as const;

/** A reader who doesn't name the SOAP platform is more likely to want REST. */
const SOAP = 0.6;
const ABOUT_SOAP = /\b(?:soap\w*|platform|wsdl|svc|xmlns|envelope|fault\w*)\b/i;

const inWords = (text: string): string => text.split(/\s+/).flatMap((written) => partsOfWord(written).parts).join(' ');

/** How much more or less a place counts for a query, whatever its words weigh there. */
export function factorsOf(query: string): (place: Place) => number {
  const written = query.trim().toLowerCase();
  const words = inWords(query);
  const codes = new Set(codesIn(query).map((code) => code.toLowerCase()));
  const isAboutBeta = ABOUT_BETA.test(query);
  const isAboutSoap = ABOUT_SOAP.test(query);

  function named({title, href, role}: Place): number {
    const anchor = href.slice(href.indexOf('#') + 1).toLowerCase();
    if (anchor === written || codes.has(anchor)) return NAMED.written;
    if (role === 'aside') return 1;
    if (title.toLowerCase() === written) return NAMED.written;
    return inWords(title) === words ? NAMED.words : 1;
  }

  return (place) => {
    const name = named(place);
    const soap = place.kind === 'SOAP' && !isAboutSoap && name < NAMED.written ? SOAP : 1;
    const beside = name < NAMED.written && BESIDE.test(place.href) ? BESIDE_FACTOR : 1;
    const beta = !isAboutBeta && name < NAMED.written && ABOUT_BETA.test(place.href) ? BETA : 1;
    return ROLES[place.role] * name * soap * beside * beta;
  };
}
