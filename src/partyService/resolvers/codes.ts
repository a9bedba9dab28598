import {countryOf, languageOf} from '../arguments';
import type {ActivityCode, Language, LegalForm, PartyData} from '../data';
import {LANGUAGES, textIn} from '../language';
import {compact, searchWords, wordTexts} from '../normalise';
import {relevance} from '../wordMatch';

type System = 'sbi' | 'nace';

/** The arguments of `sbi`, `nace` and `company`, of which only the last one has a country. */
export interface CodeArguments {
  readonly search?: string;
  readonly codes?: readonly string[];
  readonly lang?: string;
  readonly country?: string;
}

/** The type `companyCode`. */
export const legalFormView = (form: LegalForm, language: Language): object => ({
  ...form,
  name: textIn(form, language),
});

/** The types `sbiCode` and `naceCode`; the executor reads `__typename` to tell them apart. */
export function codeView(record: ActivityCode, system: System, data: PartyData, language: Language): object {
  const parentOf = (each?: ActivityCode): ActivityCode | undefined =>
    data[system].find(({code}) => code === each?.parent);
  const levelOf = (each?: ActivityCode): number => (each ? levelOf(parentOf(each)) + 1 : 0);
  const views = (isWanted: (each: ActivityCode) => boolean, from = system): object[] =>
    data[from].filter(isWanted).map((each) => codeView(each, from, data, language));
  return {
    __typename: `${system}Code`,
    code: record.code,
    description: textIn(record, language),
    level: () => levelOf(record),
    parent: () => views((each) => each.code === record.parent)[0],
    children: () => views((each) => each.parent === record.code),
    nace: () => views((each) => each.code === record.nace, 'nace')[0],
  };
}

/** The entries with one of the codes, in their order; all of them if no codes are given. */
function withCodes<T extends {readonly code: string}>(entries: readonly T[], codes?: readonly string[]): readonly T[] {
  const spellings = codes?.map(compact);
  return spellings ? entries.filter(({code}) => spellings.includes(compact(code))) : entries;
}

/** The entries with a score above 0, the best first, and otherwise in their order. */
function ranked<T>(entries: readonly T[], scoreOf: (entry: T) => number): T[] {
  return entries
    .map((entry) => ({entry, score: scoreOf(entry)}))
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({entry}) => entry);
}

const textScore = (search: string, texts: readonly (string | null | undefined)[]): number =>
  relevance(searchWords(search), [{words: wordTexts(texts.join(' ')), weight: 1}]);

/** How well a search finds a code: by the beginning of its number, or by its description. */
function codeScore(search: string, {code, nl, en}: ActivityCode): number {
  const [start, number] = [compact(search), compact(code)];
  const isBeginning = /^\d/.test(start) && number.startsWith(start);
  return number === start || isBeginning ? 1 : textScore(search, [nl, en]);
}

/** The root fields `sbi` and `nace`. @throws GraphQLError BAD_USER_INPUT for an unknown language */
export function queryCodes(data: PartyData, system: System, {search, codes, lang}: CodeArguments): object[] {
  const language = languageOf(lang, ['nl', 'en']);
  const among = withCodes(data[system], codes);
  const listed = codes ? among : among.filter(({parent}) => parent === null);
  const found = search === undefined ? listed : ranked(among, (each) => codeScore(search, each));
  return found.map((each) => codeView(each, system, data, language));
}

/** The root field `company`. @throws GraphQLError BAD_USER_INPUT for an unknown language or country */
export function queryLegalForms(data: PartyData, {country = '', search, codes, lang}: CodeArguments): object[] {
  const language = languageOf(lang, LANGUAGES);
  const wanted = countryOf('country', country);
  const forms = withCodes(data.company, codes).filter((form) => form.country === wanted);
  const textsOf = (form: LegalForm): (string | null | undefined)[] => [
    form.abbreviation,
    ...LANGUAGES.map((each) => form[each]),
  ];
  const found = search === undefined ? forms : ranked(forms, (form) => textScore(search, textsOf(form)));
  return found.map((form) => legalFormView(form, language));
}
