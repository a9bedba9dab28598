import {termEntry} from '../../addresses/places';
import {glossary} from '../glossary';
import {placeOf, type SearchRecord} from './record';
import {wordsOf} from './words';

/** The records of the glossary: each term with its definition. */
export const glossaryRecords = (): SearchRecord[] =>
  glossary().map(({id, term, variants, definitionHtml}) => ({
    ...placeOf(termEntry(id)),
    title: term,
    text: wordsOf(definitionHtml),
    keywords: [...variants.filter((form) => !form.includes('#')), 'glossary'],
  }));
