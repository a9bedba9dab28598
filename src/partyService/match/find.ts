import type {PartyData, PartyRecord} from '../data';
import {nameReader} from '../legalForms';
import {
  compareCountries,
  compareIbans,
  compareIdentifiers,
  compareNames,
  comparePostcodes,
  type Compare,
  type Comparison,
  type MatchField,
} from './comparison';
import {LEAST_SCORE, levelOf, scoreOf, type MatchLevel} from './score';

/** What a request knows about the party that it looks for; a field without a value is left out. */
export type Wanted = Readonly<Partial<Record<MatchField, string>>>;

/** A party that can be the one. */
export interface Match {
  readonly party: PartyRecord;
  readonly score: number;
  readonly level: MatchLevel;
  readonly fields: readonly Comparison[];
}

const round = (number: number): number => Math.round(number * 100) / 100;

/** An IBAN without all but its last four characters. */
const masked = (iban: string): string => iban.replace(/\s/g, '').replace(/.(?=.{4})/g, '*');

/** The fields of a request, each with the most similar value of a party. */
function compared(party: PartyRecord, wanted: Wanted, comparers: Readonly<Record<MatchField, Compare>>): Comparison[] {
  return (Object.keys(comparers) as MatchField[]).flatMap((field) => {
    const value = wanted[field];
    if (value === undefined) return [];
    const candidates = [...comparers[field](value, party)].sort((one, other) => other.similarity - one.similarity);
    const {found, similarity} = candidates[0] ?? {found: null, similarity: 0};
    return [{field, given: field === 'ids.iban' ? masked(value) : value, found, agrees: similarity === 1, similarity}];
  });
}

/** The parties that can be the one that a request describes, the best first; among equals the active ones. */
export function findParties({parties, company}: PartyData, wanted: Wanted): Match[] {
  const names = compareNames(nameReader(company));
  const comparers: Record<MatchField, Compare> = {
    name: names,
    nameAdditional: names,
    postcode: comparePostcodes,
    country: compareCountries,
    'ids.legal': compareIdentifiers('legal'),
    'ids.vat': compareIdentifiers('vat'),
    'ids.oin': compareIdentifiers('oin'),
    'ids.gln': compareIdentifiers('gln'),
    'ids.iban': compareIbans,
  };
  return parties
    .map((party) => {
      const fields = compared(party, wanted, comparers);
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
