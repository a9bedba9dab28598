import {errorEntry, limitEntry, topicEntry} from '../../addresses/places';
import type {ServiceError} from '../../contracts/errors';
import type {Limit} from '../../contracts/limits';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import type {Operation, RestReference, Schema, SharedResponse, Tag} from '../../contracts/openapi/model';
import {errorCatalogue, limits, restReference, restVersions, topics} from '../rest';
import {partsOf, placeOf, type SearchRecord, wordsOf} from './record';

/** The page with every version of the reference; `/v1.html` repeats a part of it. */
const PAGE = '/';

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

const operationRecord = ({id, version, tag, method, path, ...operation}: Operation): SearchRecord => ({
  page: PAGE,
  anchor: id,
  title: operation.summary,
  text: joined(id, path, wordsOf(operation.descriptionHtml)),
  method,
  keywords: [id, method, path, tag, ...operation.parameters.map(({name}) => name)],
  within: `${version} › ${tag}`,
});

/** A list of the reference, such as that of the schemas, without what is in it. */
const listRecord = (version: string, anchor: string, title: string): SearchRecord => ({
  page: PAGE,
  anchor: `${anchor}-${version}`,
  title,
  text: '',
  within: version,
});

const tagRecord = (version: string, {name, descriptionHtml}: Tag): SearchRecord => ({
  page: PAGE,
  anchor: `tag-${version}-${name}`,
  title: name,
  text: wordsOf(descriptionHtml),
  keywords: partsOf(name) === name ? [] : [partsOf(name)],
  within: `${version} › Operations`,
});

const responseRecord = (version: string, {name, descriptionHtml}: SharedResponse): SearchRecord => ({
  page: PAGE,
  anchor: `response-${version}-${name}`,
  title: name,
  text: wordsOf(descriptionHtml),
  keywords: [partsOf(name)],
  within: `${version} › Shared responses`,
});

const schemaRecord = (version: string, {name, descriptionHtml, fields}: Schema): SearchRecord => ({
  page: PAGE,
  anchor: `schema-${version}-${name}`,
  title: name,
  text: joined(wordsOf(descriptionHtml), fields.map((field) => field.name).join(', ')),
  keywords: [partsOf(name), 'schema'],
  within: `${version} › Schemas`,
});

/** What the search finds of one version: each group, operation, shared response and schema once. */
export function recordsOf({version, tags, responses, schemas}: RestReference): SearchRecord[] {
  return [
    ...tags.flatMap((tag) => [tagRecord(version, tag), ...tag.operations.map(operationRecord)]),
    ...(responses.length > 0 ? [listRecord(version, 'responses', 'Shared responses')] : []),
    ...responses.map((response) => responseRecord(version, response)),
    listRecord(version, 'schemas', 'Schemas'),
    ...schemas.map((schema) => schemaRecord(version, schema)),
  ];
}

/** A code of the identity host is explained on the page about its tokens. */
const placeOfError = ({code, appliesTo}: ServiceError): string =>
  appliesTo === 'identity' ? `/introduction/authentication.html#${code}` : errorEntry(code);

/** `API404` is a keyword, `API404-DOC` is not: so `API404` comes first when a reader looks for it. */
const errorRecord = (error: ServiceError): SearchRecord => ({
  ...placeOf(placeOfError(error)),
  title: `${error.code} ${error.title}`,
  text: wordsOf(error.meaningHtml, ...error.causesHtml, error.doHtml),
  keywords: [
    ...(error.status ? [String(error.status)] : []),
    ...(error.status && error.code.includes('-') ? [] : [error.code]),
    'error',
  ],
  group: 'Errors',
});

/** Keywords of a limit are the words of its id that its title lacks: a word in both would count twice. */
const limitRecord = ({id, title, textHtml, appliesHtml, code, pastHtml, doHtml}: Limit): SearchRecord => ({
  ...placeOf(limitEntry(id)),
  title,
  text: wordsOf(`${textHtml}.`, appliesHtml, code, pastHtml, doHtml),
  keywords: [
    ...partsOf(id)
      .split(' ')
      .filter((word) => !title.toLowerCase().includes(word)),
    'limit',
  ],
});

/** The records of the topics, each with its meaning. When it fires is found with its outcome, once for all documents. */
const topicRecords = (): SearchRecord[] =>
  topics().topics.map(({topic, meaning}) => ({
    ...placeOf(topicEntry(topic)),
    title: topic,
    text: wordsOf(inlineMarkdownToHtml(meaning)),
    keywords: [partsOf(topic), 'topic'],
  }));

/** The records of the REST contract, all versions, with its errors, limits and topics. */
export const restRecords = (): SearchRecord[] => [
  ...restVersions().flatMap((version) => recordsOf(restReference(version))),
  ...errorCatalogue().map(errorRecord),
  ...limits().map(limitRecord),
  ...topicRecords(),
];
