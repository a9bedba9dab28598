import {termEntry} from '../../addresses/places';
import type {Term} from '../../contracts/glossary';
import {glossary} from '../glossary';
import {partyRecords} from './partyRecords';
import {platformRecords} from './platformRecords';
import {placeOf, type SearchRecord, wordsOf} from './record';
import {restRecords} from './restRecords';
import {structureRecords} from './structureRecords';

/** Forms that the search does not find by the term itself, as it does a plural. */
const otherForms = ({term, variants}: Term): string[] =>
  variants.filter((form) => !form.includes('#') && !form.toLowerCase().startsWith(term.toLowerCase()));

/** The records of the glossary: each term with its definition. */
const glossaryRecords = (): SearchRecord[] =>
  glossary().map((term) => ({
    ...placeOf(termEntry(term.id)),
    title: term.term,
    text: wordsOf(term.definitionHtml),
    keywords: [...otherForms(term), 'glossary'],
    aside: true,
    group: 'Glossary',
  }));

/** What each contract gives to the search. A new contract adds its provider here. */
const providers = [restRecords, glossaryRecords, structureRecords, partyRecords, platformRecords];

/** The records, no two of them at one place. @throws Error when two of them lead to the same place */
export function atOwnPlaces(records: SearchRecord[]): SearchRecord[] {
  const places = new Set<string>();
  for (const {page, anchor, title} of records) {
    const place = `${page}#${anchor}`;
    if (places.has(place)) throw new Error(`Two search records lead to ${place}, one is '${title}'.`);
    places.add(place);
  }
  return records;
}

/** The records of all contracts. */
export const searchRecords = (): SearchRecord[] => atOwnPlaces(providers.flatMap((provide) => provide()));
