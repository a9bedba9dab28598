import type {IdentifierKind} from '../identifiers';
import {compact} from '../normalise';
import type {IndexedIdentifier, IndexedParty} from '../partyIndex';
import {withinOneEdit} from '../similarity';
import {best, type Comparison} from './comparison';

/** Of a number with one typing error. */
const ONE_ERROR = 0.9;

function similarity(spelling: string, {spellings}: IndexedIdentifier): number {
  if (spellings.includes(spelling)) return 1;
  return spellings.some((each) => withinOneEdit(each, spelling)) ? ONE_ERROR : 0;
}

/** An identifier compared with those of its kind, as people write them. */
export function compareIdentifier(kind: IdentifierKind, given: string, {identifiers}: IndexedParty): Comparison {
  const spelling = compact(given);
  return best(
    `ids.${kind}`,
    given,
    identifiers.filter((each) => each.kind === kind),
    ({value}) => value,
    (identifier) => similarity(spelling, identifier),
  );
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
