import {parse} from 'yaml';
import {topicsOf} from '../../../src/contracts/topics/topics';
import {parseYaml} from '../../../src/contracts/yamlFile';
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

/** The names of all topics that follow from openapi/topics.yaml. */
export const topics = (): string[] =>
  topicsOf(parseYaml(contractText('openapi/topics.yaml'), 'openapi/topics.yaml')).topics.map(({topic}) => topic);

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
