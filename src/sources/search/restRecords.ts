import {errorEntry, limitEntry, topicEntry} from '../../addresses/places';
import type {ServiceError} from '../../contracts/errors';
import type {Limit} from '../../contracts/limits';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import type {Operation, RestReference, Schema, Tag} from '../../contracts/openapi/model';
import {events} from '../events';
import {errorCatalogue, limits, restReference, restVersions, topics} from '../rest';
import {messagesIn, namesOf, partsOf, placeOf, type SearchRecord, withoutValues, wordsOf} from './record';

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

/** A tag, a shared response or a schema. */
const partRecord = (kind: string, version: string, {name, descriptionHtml}: Omit<Tag, 'operations'>): SearchRecord => ({
  page: PAGE,
  anchor: `${kind}-${version}-${name}`,
  title: name,
  text: wordsOf(descriptionHtml),
  keywords: [partsOf(name)],
});

const tagRecord = (version: string, tag: Tag): SearchRecord => ({
  ...partRecord('tag', version, tag),
  keywords: partsOf(tag.name) === tag.name ? [] : [partsOf(tag.name)],
  within: `${version} › Operations`,
});

const schemaRecord = (version: string, schema: Schema): SearchRecord => ({
  ...partRecord('schema', version, schema),
  text: joined(wordsOf(schema.descriptionHtml), namesOf(schema.fields)),
  keywords: [partsOf(schema.name), 'schema', ...schema.fields.map(({name}) => name)],
  within: `${version} › Schemas`,
});

/** What the search finds of one version: each group, operation, shared response and schema once. */
export function recordsOf({version, tags, responses, schemas}: RestReference): SearchRecord[] {
  const within = `${version} › Shared responses`;
  return [
    ...tags.flatMap((tag) => [tagRecord(version, tag), ...tag.operations.map(operationRecord)]),
    ...(responses.length > 0 ? [listRecord(version, 'responses', 'Shared responses')] : []),
    ...responses.map((response) => ({...partRecord('response', version, response), within})),
    listRecord(version, 'schemas', 'Schemas'),
    ...schemas.map((schema) => schemaRecord(version, schema)),
  ];
}

/** A code of the identity host is explained on the page about its tokens. */
const placeOfError = ({code, appliesTo}: ServiceError): string =>
  appliesTo === 'identity' ? `/introduction/authentication.html#${code}` : errorEntry(code);

/** The messages with which the examples of operations and events report an error. */
function messagesOf(code: string): string[] {
  const operations = restVersions.flatMap((version) => restReference(version).tags).flatMap((tag) => tag.operations);
  const ofOperations = operations.flatMap(({errors}) => errors).filter((error) => error.code === code);
  const ofEvents = [...events().values()].map(
    ({details}) => details.error as Record<'code' | 'message', string> | undefined,
  );
  return [...ofOperations, ...ofEvents.filter((error) => error?.code === code)].flatMap(
    (error) => error?.message ?? [],
  );
}

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
  messages: withoutValues([...messagesIn(error.example), ...messagesOf(error.code)]),
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

/** What the example events of a topic say, other than an error. */
const messagesOfTopic = (topic: string): string[] =>
  [...events().values()].filter((event) => event.topic === topic && !event.details.error).map(({message}) => message);

/** The records of the topics, each with its meaning. When it fires is found with its outcome, once for all documents. */
const topicRecords = (): SearchRecord[] =>
  topics().topics.map(({topic, meaning}) => ({
    ...placeOf(topicEntry(topic)),
    title: topic,
    text: wordsOf(inlineMarkdownToHtml(meaning)),
    keywords: [partsOf(topic), 'topic'],
    messages: withoutValues(messagesOfTopic(topic)),
  }));

/** The records of the REST contract, all versions, with its errors, limits and topics. */
export const restRecords = (): SearchRecord[] => [
  ...restVersions.flatMap((version) => recordsOf(restReference(version))),
  ...errorCatalogue().map(errorRecord),
  ...limits().map(limitRecord),
  ...topicRecords(),
];
