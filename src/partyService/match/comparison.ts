import type {PartyRecord} from '../data';
import {kindOf, spellingsOf, type IdentifierKind} from '../identifiers';
import type {NameReader} from '../legalForms';
import {compact} from '../normalise';
import {namesOf} from '../partyTexts';
import {commonStart, nameSimilarity, withinOneEdit} from '../similarity';

/** A field of `findArgs`, as a path. */
export type MatchField = 'name' | 'nameAdditional' | 'postcode' | 'country' | `ids.${IdentifierKind | 'iban'}`;

/** A field of `findArgs`, compared with a party. */
export interface Comparison {
  readonly field: MatchField;
  readonly given: string;
  /** The value of the party that is most like it; null if it has none. */
  readonly found: string | null;
  /** Whether both are the same, however they are written. */
  readonly agrees: boolean;
  /** From 0 to 1. */
  readonly similarity: number;
}

type Candidate = Pick<Comparison, 'found' | 'similarity'>;

/** Compares a value of a request with the values of a party. */
export type Compare = (given: string, party: PartyRecord) => readonly Candidate[];

/** The most for names that are not the same. */
const NEARLY = 0.99;

/** Compares a name with all names of a party and its locations. The legal form makes no difference. */
export const compareNames =
  (readName: NameReader): Compare =>
  (given, party) => {
    const {words, core} = readName(given);
    const names = [...namesOf(party), ...party.locations.flatMap(({name}) => name ?? [])];
    return names.map((found) => {
      const other = readName(found).core;
      const isSame = words.length > 0 && other.join('') === core.join('');
      return {found, similarity: isSame ? 1 : Math.min(NEARLY, nameSimilarity(core, other))};
    });
  };

/** Of a postcode of which only the beginning is given, such as `3011` for `3011 MR`. */
const BEGINNING = 0.9;
/** Of a postcode with one typing error. */
const POSTCODE_WITH_ERROR = 0.8;

function postcodeSimilarity(given: string, found: string): number {
  if (given === found) return 1;
  if (given.length >= 4 && found.startsWith(given)) return BEGINNING;
  if (withinOneEdit(given, found)) return POSTCODE_WITH_ERROR;
  return commonStart(given, found) / Math.max(given.length, found.length);
}

/** Compares a postcode with those of all locations: a common beginning is a place nearby. */
export const comparePostcodes: Compare = (given, {locations}) =>
  locations.map(({postcode}) => ({
    found: postcode,
    similarity: postcodeSimilarity(compact(given), compact(postcode)),
  }));

/** Compares a country with those of all locations. */
export const compareCountries: Compare = (given, {locations}) =>
  locations.map(({country}) => ({found: country, similarity: country === given ? 1 : 0}));

/** Of a number with one typing error. */
const NUMBER_WITH_ERROR = 0.9;

function numberSimilarity(given: string, spellings: readonly string[]): number {
  if (spellings.includes(given)) return 1;
  return spellings.some((each) => withinOneEdit(each, given)) ? NUMBER_WITH_ERROR : 0;
}

/** Compares an identifier with those of its kind, as people write them. */
export const compareIdentifiers =
  (kind: IdentifierKind): Compare =>
  (given, {identifiers}) =>
    identifiers
      .filter((each) => kindOf(each) === kind)
      .map((each) => ({found: each.value, similarity: numberSimilarity(compact(given), spellingsOf(each))}));

/**
 * Compares a bank account with those of a party. It is the same or not: a similarity would tell more of an account than the request knows.
 * The response contains no account of a party.
 */
export const compareIbans: Compare = (given, {ibans}) =>
  ibans.map((iban) => ({found: null, similarity: compact(iban) === compact(given) ? 1 : 0}));
