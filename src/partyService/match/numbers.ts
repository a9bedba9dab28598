import {kindOf, spellingsOf, type IdentifierKind} from '../identifiers';
import {compact} from '../normalise';
import type {IndexedParty} from '../partyIndex';
import {withinOneEdit} from '../similarity';
import {best, type Comparison} from './comparison';

/** Of a number with one typing error. */
const ONE_ERROR = 0.9;

/** An identifier compared with those of its kind, as people write them. */
export function compareIdentifier(kind: IdentifierKind, given: string, {record}: IndexedParty): Comparison {
  const spelling = compact(given);
  const identifiers = record.identifiers.filter((each) => kindOf(each) === kind);
  const spellings = new Map(identifiers.map((each) => [each.value, spellingsOf(each)]));
  return best(`ids.${kind}`, given, [...spellings.keys()], (value) => {
    const known = spellings.get(value) ?? [];
    if (known.includes(spelling)) return 1;
    return known.some((each) => withinOneEdit(each, spelling)) ? ONE_ERROR : 0;
  });
}

/** An IBAN without all but its last four characters. */
const masked = (iban: string): string => iban.replace(/\s/g, '').replace(/.(?=.{4})/g, '*');

/**
 * A bank account compared with those of a party. It is the same or not: a similarity would tell more of an account than the request knows.
 * The response contains no IBAN, not even the one of the request.
 */
export function compareIban(given: string, {record}: IndexedParty): Comparison {
  const agrees = record.ibans.some((iban) => compact(iban) === compact(given));
  return {field: 'ids.iban', given: masked(given), found: null, agrees, similarity: agrees ? 1 : 0};
}
