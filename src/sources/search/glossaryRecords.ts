import {termEntry} from '../../addresses/places';
import type {Term} from '../../contracts/glossary';
import {glossary} from '../glossary';
import {placeOf, type SearchRecord, wordsOf} from './record';

/** Forms that the search does not find by the term itself, as it does a plural. */
const otherForms = ({term, variants}: Term): string[] =>
  variants.filter((form) => !form.includes('#') && !form.toLowerCase().startsWith(term.toLowerCase()));

/** The records of the glossary: each term with its definition. */
export const glossaryRecords = (): SearchRecord[] =>
  glossary().map((term) => ({
    ...placeOf(termEntry(term.id)),
    title: term.term,
    text: wordsOf(term.definitionHtml),
    keywords: [...otherForms(term), 'glossary'],
    aside: true,
  }));
