import {placesOf, type Place, type Read, type Start, type Texts} from './files';
import {dictionaryOf} from './dictionary';
import {readQuery} from './expand';
import {factorsOf, restFirst} from './factors';
import {nearestTerms} from './nearest';
import {inPages} from './pages';
import {rank, type Found} from './rank';
import {likenessOf, phrasesOf} from './readers';
import {termsOf} from './terms';
import {isFiller, wordsOf} from './words';

/** A place that a query found, with the terms of the index that it met there. */
export interface Shown {
  readonly place: Place;
  readonly terms: readonly string[];
  /** Part of the query that it has, 1 for all. */
  readonly covered: number;
}

/** What a query found: pages and things of contracts, the best first, each with the best parts of its page. */
export interface Result {
  readonly hits: readonly (Shown & {readonly places: readonly Shown[]})[];
  /** Words of the query, as they are written, that no text has. */
  readonly missing: readonly string[];
  /** Nothing was found: the hits are the nearest pages. */
  readonly nearest: boolean;
}

/** An index that can be searched. */
export interface Index {
  /** At most `limit` hits. @throws Error when the network is away */
  search(query: string, limit: number): Promise<Result>;
  /** The texts of places, by their numbers. @throws Error when the network is away */
  textsOf(places: readonly number[]): Promise<string[]>;
}

const MOST_NEAREST = 3;

/** One word, such as `invoice` or the name `OrderCancellation`, is no question. */
const isOneWord = (query: string): boolean => !/\s/.test(query.trim());

const shown = ({place, terms, covered}: Found): Shown => ({place, terms, covered});

/** Opens the index that files with such a name are of; `read` is asked for a file as often as one is needed. @throws Error when the network is away */
export async function openIndex(name: string, hash: string, read: Read): Promise<Index> {
  const start = (await read(`${name}-start-${hash}.json`)) as Start;
  const places = placesOf(start.places);
  const pages = new Map(places.filter(({role}) => role === 'page').map((place) => [place.page, place]));
  const phrases = phrasesOf(start);
  const terms = termsOf(start, phrases, name, read);
  const lengths = new Map<Place, number>();
  const dictionary = dictionaryOf(start, terms, name, read);

  function titleWords(place: Place): number {
    const length = lengths.get(place) ?? (new Set(wordsOf(place.title).filter((word) => !isFiller(word))).size || 1);
    lengths.set(place, length);
    return length;
  }

  async function textOf(place: number): Promise<string> {
    const file = (await read(`${name}-texts-${Math.floor(place / start.texts)}-${start.hash}.json`)) as Texts;
    return file[place % start.texts] ?? '';
  }

  async function search(query: string, limit: number): Promise<Result> {
    const {words, missing} = readQuery(terms, query, await dictionary(query));
    const nearest = words.length === 0;
    const asked = nearest ? nearestTerms(terms.all, wordsOf(query)) : words;
    const wanted = asked.flatMap(({meanings}) => meanings.flatMap((meaning) => meaning.terms));
    const postings = await terms.postings([...new Set(wanted)]);
    const lost = missing.filter((word) => /\p{L}/u.test(word)).length;
    const likeness = isOneWord(query) ? new Map<number, number>() : likenessOf(asked, postings, phrases, lost);
    const found = rank(asked, postings, places, titleWords, factorsOf(query), lost, likeness);
    const hits = restFirst(
      inPages(found, (page) => pages.get(page)),
      query,
    );
    const chosen = nearest
      ? hits.filter(({best}) => best.place.role === 'page').slice(0, MOST_NEAREST)
      : hits.slice(0, limit);
    return {
      hits: chosen.map(({best, places: parts}) => ({...shown(best), places: nearest ? [] : parts.map(shown)})),
      missing,
      nearest,
    };
  }

  return {search, textsOf: (numbers) => Promise.all(numbers.map(textOf))};
}
