import type {PartyData, PartyRecord} from '../data';
import {kindOf, spellingsOf, type IdentifierKind} from '../identifiers';
import {nameReader, type NameReader} from '../legalForms';
import {compact} from '../normalise';
import {namesOf} from '../partyTexts';
import {commonStart, nameSimilarity, withinOneEdit} from '../similarity';
import {LEAST_SCORE, levelOf, scoreOf, type Comparison, type MatchField} from './score';

/** What a request knows about the party that it looks for. */
export type Wanted = Readonly<Partial<Record<MatchField, string>>>;

type Compare = (given: string, party: PartyRecord) => readonly Pick<Comparison, 'found' | 'similarity'>[];

/** The most for names that are not the same, and the similarity of values with one typing error. */
const OTHER_NAME = 0.99;
const NUMBER_WITH_ERROR = 0.9;
const POSTCODE_WITH_ERROR = 0.8;
/** Of a postcode of which only the beginning is given, such as `3011` for `3011 MR`. */
const BEGINNING = 0.9;

/** Compares a name with all names of a party and its locations. The legal form makes no difference. */
function compareNames(given: string, party: PartyRecord, readName: NameReader): ReturnType<Compare> {
  const {words, core} = readName(given);
  const names = [...namesOf(party), ...party.locations.flatMap(({name}) => name ?? [])];
  return names.map((found) => {
    const other = readName(found).core;
    const isSame = words.length > 0 && other.join('') === core.join('');
    return {found, similarity: isSame ? 1 : Math.min(OTHER_NAME, nameSimilarity(core, other))};
  });
}

/** How near two places are by their postcodes: a common beginning is a place nearby. */
function postcodeSimilarity(given: string, found: string): number {
  if (given === found) return 1;
  if (given.length >= 4 && found.startsWith(given)) return BEGINNING;
  if (withinOneEdit(given, found)) return POSTCODE_WITH_ERROR;
  return commonStart(given, found) / Math.max(given.length, found.length);
}

const comparePostcodes: Compare = (given, {locations}) =>
  locations.map(({postcode: found}) => ({found, similarity: postcodeSimilarity(compact(given), compact(found))}));

const compareCountries: Compare = (given, {locations}) =>
  locations.map(({country}) => ({found: country, similarity: Number(country === given)}));

function numberSimilarity(given: string, spellings: readonly string[]): number {
  if (spellings.includes(given)) return 1;
  return spellings.some((each) => withinOneEdit(each, given)) ? NUMBER_WITH_ERROR : 0;
}

/** Compares an identifier with those of its kind, as people write them. */
const compareIdentifiers =
  (kind: IdentifierKind): Compare =>
  (given, {identifiers}) =>
    identifiers
      .filter((each) => kindOf(each) === kind)
      .map((each) => ({found: each.value, similarity: numberSimilarity(compact(given), spellingsOf(each))}));

/** A bank account is the same or not: a similarity would tell more of it than the request knows, and no response contains one. */
const compareIbans: Compare = (given, {ibans}) =>
  ibans.map((iban) => ({found: null, similarity: Number(compact(iban) === compact(given))}));

/** How each field is compared, in the order in which the response has them. */
function comparersOf(readName: NameReader): [MatchField, Compare][] {
  const names: Compare = (given, party) => compareNames(given, party, readName);
  return [
    ['name', names],
    ['nameAdditional', names],
    ['postcode', comparePostcodes],
    ['country', compareCountries],
    ...(['legal', 'vat', 'oin', 'gln'] as const).map((kind): [MatchField, Compare] => [
      `ids.${kind}`,
      compareIdentifiers(kind),
    ]),
    ['ids.iban', compareIbans],
  ];
}

/** An IBAN without all but its last four characters. */
const masked = (iban: string): string => iban.replace(/\s/g, '').replace(/.(?=.{4})/g, '*');

function comparisonOf(field: MatchField, given: string, found: ReturnType<Compare>): Comparison {
  const [best] = [...found].sort((one, other) => other.similarity - one.similarity);
  const shown = field === 'ids.iban' ? masked(given) : given;
  return {field, given: shown, found: null, similarity: 0, ...best, agrees: best?.similarity === 1};
}

const round = (number: number): number => Math.round(number * 100) / 100;

interface Match {
  readonly party: PartyRecord;
  readonly score: number;
  readonly level: ReturnType<typeof levelOf>;
  readonly fields: readonly Comparison[];
}

/** The parties that can be the one that a request describes, the best first; among equals the active ones. */
export function findParties({parties, company}: PartyData, wanted: Wanted): Match[] {
  const comparers = comparersOf(nameReader(company));
  return parties
    .map((party) => {
      const fields = comparers.flatMap(([field, compare]) => {
        const given = wanted[field];
        return given === undefined ? [] : [comparisonOf(field, given, compare(given, party))];
      });
      return {party, fields, score: scoreOf(fields)};
    })
    .filter(({score}) => score >= LEAST_SCORE)
    .sort((one, other) => other.score - one.score || Number(other.party.isActive) - Number(one.party.isActive))
    .map(({party, fields, score}) => ({
      party,
      score: round(score),
      level: levelOf(round(score), fields),
      fields: fields.map((field) => ({...field, similarity: round(field.similarity)})),
    }));
}
