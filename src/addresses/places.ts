import {partPage} from './formatPages';
import type {Operation, RestReference} from '../contracts/openapi/model';

/** The page of the reference with a version of the REST interface. */
export const referencePage = (version: RestReference['version']): string => (version === 'v1' ? '/v1.html' : '/');

/** Where the reference shows the schemas of a version, each by its name. */
export const schemaEntries =
  (version: RestReference['version']) =>
  (name: string): string =>
    `${referencePage(version)}#schema-${version}-${name}`;

/** The console of an operation. */
export const consolePage = (version: RestReference['version'], id: string): string =>
  `/reference/${version}/${id}.html`;

/** The entry of an error code in the catalogue. */
export const errorEntry = (code: string): string => `/endpoints/overview.html#${code}`;

/** The row of a topic in the table of all topics; of a wildcard, the section of that table. */
export const topicEntry = (topic: string): string =>
  `/endpoints/v1/hook.html#${topic.includes('*') ? 'topics' : `topic-${topic}`}`;

/** The row of a limit in the table of limits. */
export const limitEntry = (id: string): string => `/endpoints/overview.html#limit-${id}`;

/** Id of the panel with the identifiers of a format, on its page. */
export const IDENTIFIERS = 'identifiers';

/** What a client retries, and how long it waits. */
export const retryStrategy = '/endpoints/overview.html#retry-strategy';

/** The entries of the errors that are explained once for all operations. */
export const sharedErrors = '/endpoints/overview.html#shared-errors';

/** The entry of a term in the glossary. */
export const termEntry = (id: string): string => `/introduction/overview.html#term-${id}`;

/** An operation in the guide to its resource. */
export const operationEntry = ({version, tag, id}: Pick<Operation, 'version' | 'tag' | 'id'>): string =>
  `/endpoints/${version}/${tag.charAt(0).toLowerCase()}${tag.slice(1)}.html#${id}`;

/** The entry of an error code of the platform. */
export const platformErrorEntry = (code: string): string => `/platform/misc/errorHandling.html#${code}`;

/** The entry of a rule on the page of its rule set. */
export const ruleEntry = (set: string, rule: string): string => `/documents/rules/${set}.html#${rule}`;

/** The entry of a rejection of a format, by the page of the format. */
export const rejectionEntry = (page: string, anchor: string): string => `${partPage(page, 'rejections')}#${anchor}`;

/** The id of the row of a template of the platform. */
export const templateAnchor = (id: string): string => `template-${id}`;

/** A type of the platform's WSDL. */
export const soapType = (name: string): string => `/platform/wsdl.html#type-${name}`;

export const partySchemaPage = '/vpd/introduction/partySchema.html';

/** A type of party data in its schema. */
export const partyType = (name: string): string => `${partySchemaPage}#type-${name}`;

/** A root query of party data with its arguments. */
export const partyQueryEntry = (name: string): string => `${partySchemaPage}#query-${name}`;

/** A type, a field or an argument of party data by its coordinates: `location`, `party.locations`, `Query.find(args:)`. */
export function partyEntry(coordinates: string): string {
  const [type = '', field, argument] = coordinates.split(/[.(:]/);
  if (field === undefined) return type === 'Query' ? partySchemaPage : partyType(type);
  if (type === 'Query') return partyQueryEntry(argument ? `${field}.${argument}` : field);
  return `${partySchemaPage}#${[type, field, argument].filter(Boolean).join('.')}`;
}

export const partyPlaygroundPage = '/vpd/playground/playground.html';

/** The playground with a query, and its variables as JSON, in the fragment, which browsers don't send to a host. */
export function partyPlayground(query: string, variables = ''): string {
  const fields = new URLSearchParams({query, ...(variables.trim() !== '' && {variables})});
  return `${partyPlaygroundPage}#${fields.toString()}`;
}

/** The entry of an error code of party data. */
export const partyErrorEntry = (code: string): string => `/vpd/introduction/gettingStarted.html#${code}`;

/** The row of a limit of party data. */
export const partyLimitEntry = (id: string): string => `/vpd/introduction/gettingStarted.html#limit-${id}`;

/** The entry of a business term or group: `BT-31`, `BG-4`. */
export const termPlace = (id: string): string => `/documents/terms.html#${id}`;

/** What findings of the validator itself mean, XSD included: those that no rule set has. */
export const validatorFindings = '/documents/check.html#findings-of-the-validator';

/** The page that checks documents. */
export const checkerPage = '/documents/validate.html';

/** The same with a format selected, by the id of a message. `selectionIn` of src/diagnosis/reports/link.ts reads it. */
export const checkerFor = (message: string): string => `${checkerPage}#format=${message}`;
