import {countryOf, inRange, languageOf} from '../arguments';
import type {PartyData} from '../data';
import {inputError} from '../errors';
import type {IdentifierKind} from '../identifiers';
import {LANGUAGES} from '../language';
import {findParties, type Wanted} from '../match/find';
import {partyView} from './party';

/** The arguments of `find`. */
export interface FindArguments {
  readonly args?: Pick<Wanted, 'name' | 'nameAdditional' | 'postcode' | 'country'> & {
    readonly ids?: Readonly<Partial<Record<IdentifierKind | 'iban', string>>>;
  };
  readonly lang?: string;
  readonly maxResults: number;
}

/**
 * The root field `find`.
 * @throws GraphQLError BAD_USER_INPUT for an argument that is wrong, and for `args` without a field
 */
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
