import {countryOf, given, inRange, languageOf} from '../arguments';
import type {QueryLimits} from '../data';
import {highlightsOf} from '../highlight';
import {inputError} from '../inputError';
import {LANGUAGES} from '../language';
import type {PartyIndex} from '../partyIndex';
import {searchParties, type PartySearch} from '../partySearch';
import {partyView, type PartyView} from './party';

type Text = string | null;

/** The arguments of `party`. */
export interface PartyArguments {
  readonly search?: Text;
  readonly id?: Text;
  readonly name?: Text;
  readonly postcode?: Text;
  readonly city?: Text;
  readonly country?: Text;
  readonly lang: string;
  readonly maxResults: number;
  readonly skip: number;
}

/**
 * The root field `party`.
 * @throws GraphQLError BAD_USER_INPUT for an argument that is wrong, and for none to search by
 */
export function queryParty(index: PartyIndex, limits: QueryLimits, written: PartyArguments): PartyView[] {
  const language = languageOf(written.lang, LANGUAGES);
  const most = inRange('maxResults', written.maxResults, 1, limits.maxResults);
  const skip = inRange('skip', written.skip, 0, limits.skip);
  const wanted: PartySearch = {
    search: given(written.search),
    id: given(written.id),
    name: given(written.name),
    postcode: given(written.postcode),
    city: given(written.city),
    country: countryOf('country', written.country),
  };
  if (Object.values(wanted).every((value) => value === undefined)) {
    throw inputError('party requires an argument to search by: search, id, name, postcode, city or country.');
  }
  return searchParties(index, wanted)
    .slice(skip, skip + most)
    .map((party) => partyView(party, {index, language, highlights: () => highlightsOf(party, wanted, language)}));
}
