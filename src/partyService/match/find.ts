import type {IndexedParty, PartyIndex} from '../partyIndex';
import type {Comparison} from './comparison';
import {compareName} from './names';
import {compareIban, compareIdentifier} from './numbers';
import {compareCountry, comparePostcode} from './places';
import {LEAST_SCORE, levelOf, scoreOf, type MatchLevel} from './score';

/** What a request knows about the party that it looks for; a field without a value is left out. */
export interface Wanted {
  readonly name?: string;
  readonly nameAdditional?: string;
  readonly postcode?: string;
  readonly country?: string;
  readonly ids: {
    readonly legal?: string;
    readonly vat?: string;
    readonly iban?: string;
    readonly oin?: string;
    readonly gln?: string;
  };
}

/** A party that can be the one. */
export interface Match {
  readonly party: IndexedParty;
  readonly score: number;
  readonly level: MatchLevel;
  readonly fields: readonly Comparison[];
}

const given = (value: string | undefined, compare: (value: string) => Comparison): Comparison[] =>
  value === undefined ? [] : [compare(value)];

function comparisons(party: IndexedParty, {ids, ...wanted}: Wanted, index: PartyIndex): Comparison[] {
  return [
    ...given(wanted.name, (name) => compareName('name', name, party, index)),
    ...given(wanted.nameAdditional, (name) => compareName('nameAdditional', name, party, index)),
    ...given(wanted.postcode, (postcode) => comparePostcode(postcode, party)),
    ...given(wanted.country, (country) => compareCountry(country, party)),
    ...(['legal', 'vat', 'oin', 'gln'] as const).flatMap((kind) =>
      given(ids[kind], (value) => compareIdentifier(kind, value, party)),
    ),
    ...given(ids.iban, (iban) => compareIban(iban, party)),
  ];
}

const round = (number: number): number => Math.round(number * 100) / 100;

/** The parties that can be the one that a request describes, the best first; among equals the active ones. */
export function findParties(index: PartyIndex, wanted: Wanted): Match[] {
  return index.parties
    .map((party) => {
      const fields = comparisons(party, wanted, index);
      return {party, fields, score: scoreOf(fields)};
    })
    .filter(({score}) => score >= LEAST_SCORE)
    .sort(
      (one, other) =>
        other.score - one.score || Number(other.party.record.isActive) - Number(one.party.record.isActive),
    )
    .map(({party, fields, score}) => ({
      party,
      score: round(score),
      level: levelOf(round(score), fields),
      fields: fields.map((field) => ({...field, similarity: round(field.similarity)})),
    }));
}
