import {countryOf, given, inRange, languageOf} from '../arguments';
import type {QueryLimits} from '../data';
import {inputError} from '../inputError';
import {LANGUAGES} from '../language';
import {findParties, type Match} from '../match/find';
import type {PartyIndex} from '../partyIndex';
import {partyView, type PartyView} from './party';

type Text = string | null;

/** The arguments of `find`. */
export interface FindArguments {
  readonly args: {
    readonly name?: Text;
    readonly nameAdditional?: Text;
    readonly postcode?: Text;
    readonly country?: Text;
    readonly ids?: Readonly<Partial<Record<'legal' | 'vat' | 'iban' | 'oin' | 'gln', Text>>> | null;
  };
  readonly lang: string;
  readonly maxResults: number;
}

/** The type `matchResult`. */
export interface MatchView extends Omit<Match, 'party'> {
  readonly party: PartyView;
}

/**
 * The root field `find`.
 * @throws GraphQLError BAD_USER_INPUT for an argument that is wrong, and for `args` without a field
 */
export function queryFind(
  index: PartyIndex,
  limits: QueryLimits,
  {args, lang, maxResults}: FindArguments,
): MatchView[] {
  const language = languageOf(lang, LANGUAGES);
  const most = inRange('maxResults', maxResults, 1, limits.maxResults);
  const ids = {
    legal: given(args.ids?.legal),
    vat: given(args.ids?.vat),
    iban: given(args.ids?.iban),
    oin: given(args.ids?.oin),
    gln: given(args.ids?.gln),
  };
  const texts = {
    name: given(args.name),
    nameAdditional: given(args.nameAdditional),
    postcode: given(args.postcode),
    country: countryOf('args.country', args.country),
  };
  if ([...Object.values(ids), ...Object.values(texts)].every((value) => value === undefined)) {
    throw inputError('args of find requires a field: name, nameAdditional, postcode, country or ids.');
  }
  return findParties(index, {...texts, ids})
    .slice(0, most)
    .map(({party, ...match}) => ({...match, party: partyView(party, {index, language, highlights: () => []})}));
}
