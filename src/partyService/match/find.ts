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

const given = <T>(value: T | undefined, compare: (value: T) => Comparison): Comparison[] =>
  value === undefined ? [] : [compare(value)];

/** Compares parties with what a request knows. */
function comparer({ids, ...wanted}: Wanted, {readName}: PartyIndex): (party: IndexedParty) => Comparison[] {
  const name = wanted.name === undefined ? undefined : readName(wanted.name);
  const additional = wanted.nameAdditional === undefined ? undefined : readName(wanted.nameAdditional);
  return (party) => [
    ...given(name, (each) => compareName('name', each, party)),
    ...given(additional, (each) => compareName('nameAdditional', each, party)),
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
  const compare = comparer(wanted, index);
  return index.parties
    .map((party) => {
      const fields = compare(party);
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
