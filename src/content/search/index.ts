import {isPending} from '../pages';
import {errorRecords} from './errorRecords';
import {glossaryRecords} from './glossaryRecords';
import {limitRecords} from './limitRecords';
import {partyRecords} from './partyRecords';
import {platformRecords} from './platformRecords';
import type {SearchRecord} from './record';
import {restRecords} from './restRecords';
import {structureRecords} from './structureRecords';
import {topicRecords} from './topicRecords';

/** What each contract gives to the search. A new contract adds its provider here. */
const providers: readonly (() => SearchRecord[])[] = [
  restRecords,
  errorRecords,
  limitRecords,
  topicRecords,
  glossaryRecords,
  structureRecords,
  partyRecords,
  platformRecords,
];

/**
 * The records, each at a place of its own.
 * @throws Error when two of them lead to the same place
 */
export function atOwnPlaces(records: SearchRecord[]): SearchRecord[] {
  const places = new Set<string>();
  for (const {page, anchor, title} of records) {
    const place = `${page}#${anchor}`;
    if (places.has(place)) throw new Error(`Two search records lead to ${place}, one is '${title}'.`);
    places.add(place);
  }
  return records;
}

/** The records of all contracts whose pages are written. */
export const searchRecords = (): SearchRecord[] =>
  atOwnPlaces(providers.flatMap((provide) => provide()).filter(({page}) => !isPending(page)));
