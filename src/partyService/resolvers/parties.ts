import {countryOf, inRange, languageOf} from '../arguments';
import type {PartyData} from '../data';
import {inputError} from '../errors';
import {highlightsOf} from '../highlight';
import type {IdentifierKind} from '../identifiers';
import {LANGUAGES} from '../language';
import {findParties, type Wanted} from '../match/find';
import {searchParties, type PartySearch} from '../partySearch';
import {partyView} from './party';

/** The arguments of `party`. */
export interface PartyArguments extends PartySearch {
  readonly lang?: string;
  readonly maxResults: number;
  readonly skip: number;
}

/** The root field `party`. @throws GraphQLError BAD_USER_INPUT for an argument that is wrong, and for none to search by */
export function queryParty(data: PartyData, {lang, maxResults, skip, ...given}: PartyArguments): object[] {
  const language = languageOf(lang, LANGUAGES);
  const most = inRange('maxResults', maxResults, 1, data.limits.maxResults);
  const first = inRange('skip', skip, 0, data.limits.skip);
  const wanted = given.country ? {...given, country: countryOf('country', given.country)} : given;
  if (Object.keys(wanted).length === 0) {
    throw inputError('party requires an argument to search by: search, id, name, postcode, city or country.');
  }
  return searchParties(data, wanted)
    .slice(first, first + most)
    .map((party) => ({
      ...partyView(party, data, language),
      highlights: () => highlightsOf(party, wanted, data, language),
    }));
}

/** The arguments of `find`. */
export interface FindArguments extends Pick<PartyArguments, 'lang' | 'maxResults'> {
  readonly args?: Pick<Wanted, 'name' | 'nameAdditional' | 'postcode' | 'country'> & {
    readonly ids?: Readonly<Partial<Record<IdentifierKind | 'iban', string>>>;
  };
}

/** The root field `find`. @throws GraphQLError BAD_USER_INPUT for an argument that is wrong, and for `args` without a field */
export function queryFind(data: PartyData, {args, lang, maxResults}: FindArguments): object[] {
  const language = languageOf(lang, LANGUAGES);
  const most = inRange('maxResults', maxResults, 1, data.limits.maxResults);
  if (!args) throw inputError('args of find requires a field: name, nameAdditional, postcode, country or ids.');
  const {ids = {}, country, ...texts} = args;
  const numbers = Object.fromEntries(Object.entries(ids).map(([kind, value]) => [`ids.${kind}`, value]));
  const wanted = {...texts, ...numbers, country: country && countryOf('args.country', country)};
  return findParties(data, wanted)
    .slice(0, most)
    .map(({party, ...match}) => ({...match, party: {...partyView(party, data, language), highlights: []}}));
}
