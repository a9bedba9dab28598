import {limitEntry} from '../../addresses/places';
import {limitsOf, type Limit} from '../../contracts/limits';
import {yamlFile} from '../contracts';
import {placeOf, type SearchRecord} from './record';
import {partsOf, wordsOf} from './words';

/** The words of a limit's id that its title lacks: a word in both would count twice. */
const moreWords = ({id, title}: Limit): string[] =>
  partsOf(id)
    .split(' ')
    .filter((word) => !title.toLowerCase().includes(word));

/** The records of the limits: each with its value, what it applies to and what happens past it. */
export const limitRecords = (): SearchRecord[] =>
  limitsOf(yamlFile('openapi/limits.yaml')).map((limit) => ({
    ...placeOf(limitEntry(limit.id)),
    title: limit.title,
    text: wordsOf(
      [`${limit.textHtml}.`, limit.appliesHtml, limit.code, limit.pastHtml, limit.doHtml]
        .map((html) => `<p>${html ?? ''}</p>`)
        .join(''),
    ),
    keywords: [...moreWords(limit), 'limit'],
  }));
