import {parse} from 'yaml';
import {contractOf, contractText} from './contract';

/** An entry of openapi/errors.yaml, read on its own, without the readers of src/contracts. */
export interface CatalogueError {
  readonly code: string;
  readonly status?: number;
  readonly title: string;
  readonly shared?: true;
  readonly appliesTo: 'rest' | 'identity' | 'event';
}

export const errorCatalogue = (): CatalogueError[] => parse(contractText('openapi/errors.yaml')) as CatalogueError[];

/** Every limit of openapi/limits.yaml, in its order. */
export const limits = (): {id: string; title: string}[] =>
  parse(contractText('openapi/limits.yaml')) as {id: string; title: string}[];

/** The dates of openapi/changes.yaml, in its order. */
export const changeDates = (): string[] =>
  (parse(contractText('openapi/changes.yaml')) as {date: string}[]).map(({date}) => date);

/** The names of all topics, in the order of openapi/topics.yaml. */
export const topics = (): string[] =>
  (parse(contractText('openapi/topics.yaml')) as {topics: {topic: string}[]}).topics.map(({topic}) => topic);

/** The error codes of every operation of a version, by its id. */
export function operationErrors(version: string): Map<string, readonly string[]> {
  const paths = contractOf(version).paths as Record<
    string,
    Record<string, {operationId?: string; 'x-errors'?: string[]}>
  >;
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return new Map(
    operations.flatMap(({operationId, 'x-errors': codes = []}) => (operationId ? [[operationId, codes]] : [])),
  );
}
