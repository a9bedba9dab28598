import type {LocationRecord, PartyData, PartyRecord} from './data';
import {spellingsOf} from './identifiers';
import {nameReader, type NameReader} from './legalForms';
import {compact, searchWords, wordTexts} from './normalise';
import {namesOf, partyTexts, WEIGHTS} from './partyTexts';
import {relevance} from './wordMatch';

/** The arguments of `party` that say which parties are wanted. */
export interface PartySearch {
  readonly search?: string;
  readonly id?: string;
  readonly name?: string;
  readonly postcode?: string;
  readonly city?: string;
  readonly country?: string;
}

/** Whether a location has the beginning of the postcode, the town and the country. */
export const isAt = (location: LocationRecord, {postcode = '', city, country}: PartySearch): boolean =>
  compact(location.postcode).startsWith(compact(postcode)) &&
  (city === undefined || compact(location.city) === compact(city)) &&
  (country === undefined || location.country === country);

/** Whether a text is what people write for the ID of a party, or for one of its identifiers. */
const isIdOf = ({id, identifiers}: PartyRecord, text: string): boolean =>
  [compact(id), ...identifiers.flatMap(spellingsOf)].includes(compact(text));

/** What a name adds that is the whole text of `search`. */
const WHOLE_NAME = 30;

/** How well a party matches the words of `search`; 0 if one of them matches nothing. */
function searchScore(party: PartyRecord, search: string, data: PartyData): number {
  const texts = partyTexts(party, data).flatMap(({field, versions}) =>
    Object.values(versions).map((text) => ({words: wordTexts(text), weight: WEIGHTS[field]})),
  );
  const score = relevance(searchWords(search), texts);
  const isNamed = namesOf(party).some((name) => compact(name) === compact(search));
  return score > 0 && isNamed ? score + WHOLE_NAME : score;
}

/** What further names that match add: with the same best name, more of them tell more. */
const FURTHER_NAMES = 0.01;

/** The share of a name that the words begin, for the best name of a party; 0 if one of the words begins no word of any. */
function nameScore(party: PartyRecord, name: string, readName: NameReader): number {
  const wanted = readName(name);
  if (wanted.words.length === 0) return 0;
  const scores = namesOf(party).map((each) => {
    const {words, core} = readName(each);
    if (!wanted.words.every((start) => words.some((word) => word.startsWith(start)))) return 0;
    const begins = core.join(' ').startsWith(wanted.core.join(' ')) ? 0.1 : 0;
    return 0.9 * Math.min(1, wanted.core.join('').length / core.join('').length) + begins;
  });
  return Math.max(0, ...scores) + FURTHER_NAMES * scores.reduce((sum, score) => sum + score, 0);
}

const collator = new Intl.Collator('nl');

/** Active before ceased, then by name. */
const compareParties = (one: PartyRecord, other: PartyRecord): number =>
  Number(other.isActive) - Number(one.isActive) ||
  collator.compare(namesOf(one)[0] ?? '', namesOf(other)[0] ?? '') ||
  collator.compare(one.id, other.id);

/** The parties that match all arguments: first those whose texts match best, then those whose names do. */
export function searchParties(data: PartyData, {search, id, name, ...place}: PartySearch): PartyRecord[] {
  const readName = nameReader(data.company);
  return data.parties
    .filter((party) => id === undefined || isIdOf(party, id))
    .filter(({locations}) => locations.some((location) => isAt(location, place)))
    .map((party) => ({
      party,
      text: search === undefined ? 1 : searchScore(party, search, data),
      name: name === undefined ? 1 : nameScore(party, name, readName),
    }))
    .filter(({text, name}) => text > 0 && name > 0)
    .sort((one, other) => other.text - one.text || other.name - one.name || compareParties(one.party, other.party))
    .map(({party}) => party);
}
