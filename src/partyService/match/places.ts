import {compact} from '../normalise';
import type {IndexedParty} from '../partyIndex';
import {withinOneEdit} from '../similarity';
import {best, type Comparison} from './comparison';

/** Of a postcode with one typing error. */
const ONE_ERROR = 0.8;
/** Of a postcode of which only the beginning is given, such as `3011` for `3011 MR`. */
const BEGINNING = 0.9;

function postcodeSimilarity(given: string, found: string): number {
  if (given === found) return 1;
  if (given.length >= 4 && found.startsWith(given)) return BEGINNING;
  if (withinOneEdit(given, found)) return ONE_ERROR;
  let common = 0;
  while (common < given.length && given[common] === found[common]) common += 1;
  return common / Math.max(given.length, found.length);
}

/** A postcode compared with those of all locations: a common beginning is a place nearby. */
export const comparePostcode = (given: string, {record}: IndexedParty): Comparison =>
  best(
    'postcode',
    given,
    record.locations,
    ({postcode}) => postcode,
    ({postcode}) => postcodeSimilarity(compact(given), compact(postcode)),
  );

/** A country compared with those of all locations. */
export const compareCountry = (given: string, {record}: IndexedParty): Comparison =>
  best(
    'country',
    given,
    record.locations,
    ({country}) => country,
    ({country}) => (country === given ? 1 : 0),
  );
