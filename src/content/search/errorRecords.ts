import {errorEntry} from '../../addresses/places';
import type {ServiceError} from '../../contracts/errors';
import {errorCatalogue} from '../contracts';
import {placeOf, type SearchRecord} from './record';
import {wordsOf} from './words';

/** The codes of the identity host are explained on the page about its tokens. */
const placeOfError = ({code, appliesTo}: ServiceError): string =>
  appliesTo === 'identity' ? `/introduction/authentication.html#${code}` : errorEntry(code);

/** A code such as `API404-DOC` is in its title; that of `API404` counts more, so that it comes before its kin. */
const keywordsOf = ({code, status}: ServiceError): string[] => [
  ...(status ? [String(status)] : []),
  ...(status && code.includes('-') ? [] : [code]),
  'error',
];

/** The records of the error catalogue: each code with its meaning, causes and remedy. */
export const errorRecords = (): SearchRecord[] =>
  errorCatalogue().map((error) => ({
    ...placeOf(placeOfError(error)),
    title: `${error.code} ${error.title}`,
    text: wordsOf([error.meaningHtml, ...error.causesHtml, error.doHtml].map((html) => `<p>${html}</p>`).join('')),
    keywords: keywordsOf(error),
    group: 'Errors',
  }));
