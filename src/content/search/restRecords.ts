import type {Operation, RestReference, Schema, SharedResponse, Tag} from '../../contracts/openapi/model';
import {restReference, restVersions} from '../contracts';
import type {SearchRecord} from './record';
import {partsOf, wordsOf} from './words';

/** The page with every version of the reference; `/v1.html` repeats a part of it. */
const PAGE = '/';

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

function operationRecord({
  id,
  version,
  tag,
  method,
  path,
  summary,
  descriptionHtml,
  parameters,
}: Operation): SearchRecord {
  return {
    page: PAGE,
    anchor: id,
    title: summary,
    text: joined(id, path, wordsOf(descriptionHtml)),
    method,
    keywords: [id, method, path, tag, ...parameters.map(({name}) => name)],
    within: `${version} › ${tag}`,
  };
}

const tagRecord = (version: string, {name, descriptionHtml}: Tag): SearchRecord => ({
  page: PAGE,
  anchor: `tag-${version}-${name}`,
  title: name,
  text: wordsOf(descriptionHtml),
  keywords: partsOf(name) === name ? [] : [partsOf(name)],
  within: `${version} › Operations`,
});

/** A list of the reference, such as that of the schemas, without what is in it. */
const listRecord = (version: string, anchor: string, title: string): SearchRecord => ({
  page: PAGE,
  anchor: `${anchor}-${version}`,
  title,
  text: '',
  within: version,
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

/** The records of the REST contract, all versions. */
export const restRecords = (): SearchRecord[] => restVersions().map(restReference).flatMap(recordsOf);
