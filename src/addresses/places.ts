import type {RestReference} from '../contracts/openapi/model';

/** The page of the reference on which a version of the REST interface stands. */
export const referencePage = (version: RestReference['version']): string => (version === 'v1' ? '/v1.html' : '/');

/** The entry of an error code in the catalogue. */
export const errorEntry = (code: string): string => `/endpoints/overview.html#${code}`;

/** The row of a topic in the table of all topics; of a wildcard, the section of that table. */
export const topicEntry = (topic: string): string =>
  `/endpoints/v1/hook.html#${topic.includes('*') ? 'topics' : `topic-${topic}`}`;

/** The row of a limit in the table of limits. */
export const limitEntry = (id: string): string => `/endpoints/overview.html#limit-${id}`;

/** The entry of a term in the glossary. */
export const termEntry = (id: string): string => `/introduction/overview.html#term-${id}`;
