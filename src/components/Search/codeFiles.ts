import {inSite} from '../../addresses/inSite';
import type {CodesOfList} from '../../sources/search/codes';
import type {SentencesOfSet} from '../../sources/search/sentences';
import {isForbidding} from '../../search/rules';
import {codesIn} from '../../search/words';
import {readCodes, type FoundCode} from './codes';
import {readSentences, sentencesIn, type Sentence} from './sentences';

type Codes = ReturnType<typeof readCodes>;

/** A code list as readers download it, /misc/codelists/<list>.json. */
type ListFile = Record<'codes', readonly Record<'id' | 'name', string>[]>;

/** What a code of a list with rare codes looks like. */
const RARE = /^[A-Z\d]{2,3}$/;

type Names = Record<'pages' | 'texts' | 'codes' | 'rules' | 'sentences', string>;

/** How the id of a rule begins, as far as a business term (`BT-10`, `NL-GA-01`) or a word doesn't: `BR-CO`, `PEPPOL-T01`, `IBR-1`, `nl.setu.`. */
const RULE = /^(?:BR|PEPPOL|UBL|CII)-|^(?!B[TG]-|NL-GA-)[A-Z][A-Z\d]*-(?=.*\d)|^nl\.setu\./i;

/** The folder of the files that the search loads. */
export const folder = (): string => inSite('/assets/');

const fetched = new Map<string, Promise<unknown>>();

/** The content of a file, which is loaded once; a reader who was offline asks again. */
function load(address: string, cache?: RequestCache): Promise<unknown> {
  const known = fetched.get(address);
  if (known) return known;
  const loading = fetch(address, {cache})
    .then((response) => response.json() as Promise<unknown>)
    .catch((error: unknown) => {
      fetched.delete(address);
      throw error;
    });
  fetched.set(address, loading);
  return loading;
}

/** The hashes in the names of the first files of the indexes and of the files of codes, rules, and sentences. @throws Error when the network is away */
export const fileNames = async (): Promise<Names> => (await load(inSite('/search-index.json'), 'no-cache')) as Names;

const contentOf = async (file: 'codes' | 'rules' | 'sentences'): Promise<unknown> =>
  load(`${folder()}search-${file}-${(await fileNames())[file]}.json`);

const listsOf = async (file: 'codes' | 'rules'): Promise<readonly CodesOfList[]> =>
  (await contentOf(file)) as readonly CodesOfList[];

const read = new Map<string, Promise<Codes>>();

/** The codes of a file, read once; a reader who is offline finds everything else meanwhile. */
function codesOf(file: 'codes' | 'rules'): Promise<Codes> {
  const known = read.get(file);
  if (known) return known;
  const reading = listsOf(file)
    .then(readCodes)
    .catch(() => {
      read.delete(file);
      return [];
    });
  read.set(file, reading);
  return reading;
}

/** Whether a query is the beginning of the id of a rule, or has such an id among other words. */
export const namesRule = (query: string): boolean => [query, ...codesIn(query)].some((word) => RULE.test(word));

/** The codes, with the rules for a query that names one: they are too many to be loaded for every reader. */
export async function codesFor(query: string): Promise<Codes> {
  const [codes, rules] = await Promise.all([codesOf('codes'), namesRule(query) ? codesOf('rules') : []]);
  return [...codes, ...rules];
}

async function rareIn({f, t, u, w}: CodesOfList, query: string): Promise<FoundCode[]> {
  const file = (await load(inSite(f ?? ''))) as ListFile;
  const found = file.codes.find(({id}) => id === query);
  return found ? [{code: query, name: found.name, alias: '', href: u + query, list: t, where: w}] : [];
}

/** The codes that a query names and that are left out of the file of codes, from the files of their lists. */
export async function rareCodes(query: string): Promise<FoundCode[]> {
  if (!RARE.test(query)) return [];
  try {
    const long = (await listsOf('codes')).filter(({f}) => f);
    return (await Promise.all(long.map((list) => rareIn(list, query)))).flat();
  } catch {
    return [];
  }
}

/** Whether a query may be a rule in all its words that forbids an element, and doesn't name its id. */
export const isSentence = (query: string): boolean => isForbidding(query) && !namesRule(query);

/** The rules that a query says word for word, from a file that is loaded for such a query; none when the network is away. */
export async function sentencesFor(query: string): Promise<readonly Sentence[]> {
  if (!isSentence(query)) return [];
  try {
    return sentencesIn(readSentences((await contentOf('sentences')) as readonly SentencesOfSet[]), query);
  } catch {
    return [];
  }
}
