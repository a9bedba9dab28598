import {limitEntry} from '../../addresses/places';
import {limitsOf} from '../../contracts/limits';
import {yamlFile} from '../contracts';
import {placeOf, type SearchRecord} from './record';
import {partsOf, wordsOf} from './words';

/** The records of the limits: each with its value, what it applies to and what happens past it. */
export const limitRecords = (): SearchRecord[] =>
  limitsOf(yamlFile('openapi/limits.yaml')).map(({id, title, textHtml, appliesHtml, pastHtml, code = '', doHtml}) => ({
    ...placeOf(limitEntry(id)),
    title,
    text: wordsOf([`${textHtml}.`, appliesHtml, code, pastHtml, doHtml].map((html) => `<p>${html}</p>`).join('')),
    keywords: [partsOf(id), 'limit'],
  }));
