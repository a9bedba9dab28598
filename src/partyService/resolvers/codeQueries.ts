import {countryOf, given, languageOf} from '../arguments';
import {ranked, relevanceFor, type CodeTree} from '../codes';
import type {ActivityCode, Language} from '../data';
import {inputError} from '../inputError';
import {LANGUAGES} from '../language';
import {compact} from '../normalise';
import type {PartyIndex} from '../partyIndex';
import {searchWords} from '../searchWords';
import {codeView, type CodeView} from './codes';
import {legalFormView, type LegalFormView} from './legalForm';

/** The arguments of `sbi` and `nace`. */
export interface CodeArguments {
  readonly search?: string | null;
  readonly codes?: readonly string[] | null;
  readonly lang: string;
}

/** The arguments of `company`. */
export interface LegalFormArguments extends CodeArguments {
  readonly country: string;
}

/** The languages of the classifications. */
const CODE_LANGUAGES: readonly Language[] = ['nl', 'en'];

function chosen(tree: CodeTree, {search, codes}: CodeArguments): readonly ActivityCode[] {
  const text = given(search);
  if (text === undefined) return codes ? tree.named(codes) : tree.sections;
  const found = tree.search(text);
  const among = codes && new Set(tree.named(codes));
  return among ? found.filter((code) => among.has(code)) : found;
}

/**
 * The root fields `sbi` and `nace`.
 * @throws GraphQLError BAD_USER_INPUT for an unknown language
 */
export function queryCodes(index: PartyIndex, system: 'sbi' | 'nace', written: CodeArguments): CodeView[] {
  const language = languageOf(written.lang, CODE_LANGUAGES);
  return chosen(index[system], written).map((code) => codeView(code, system, {trees: index, language}));
}

/**
 * The root field `company`.
 * @throws GraphQLError BAD_USER_INPUT for an unknown language or country
 */
export function queryLegalForms(index: PartyIndex, written: LegalFormArguments): LegalFormView[] {
  const language = languageOf(written.lang, LANGUAGES);
  const country = countryOf('country', written.country);
  if (country === undefined) throw inputError('country must be an ISO 3166-1 alpha-2 code such as NL, but is "".');
  const codes = written.codes && new Set(written.codes.map(compact));
  const forms = index.company.filter(({form}) => form.country === country && (codes?.has(compact(form.code)) ?? true));
  const text = given(written.search);
  const relevance = text === undefined ? undefined : relevanceFor(searchWords(text));
  const found = relevance ? ranked(forms, ({words}) => relevance(words)) : forms;
  return found.map(({form}) => legalFormView(form, language));
}
