import {countryOf, inRange, languageOf} from '../arguments';
import type {PartyData} from '../data';
import {inputError} from '../errors';
import {highlightsOf} from '../highlight';
import {LANGUAGES} from '../language';
import {searchParties, type PartySearch} from '../partySearch';
import {partyView} from './party';

/** The arguments of `party`. */
export interface PartyArguments extends PartySearch {
  readonly lang?: string;
  readonly maxResults: number;
  readonly skip: number;
}

/**
 * The root field `party`.
 * @throws GraphQLError BAD_USER_INPUT for an argument that is wrong, and for none to search by
 */
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
      highlights: () => highlightsOf(party, wanted, {data, language}),
    }));
}
