import {METHODS, type OperationObject} from '../../contracts/openapi/document';
import {existsTracked} from '../../sources/files';
import {errorCatalogue, openApi, restVersions, topics} from '../../sources/rest';
import {yamlFile} from '../../sources/yaml';
import {faultAt, type Fault} from '../fault';
import type {Check, Site} from '../site';

/** An operation with its file, and the line of what it says under a key. */
export interface Placed {
  readonly file: string;
  readonly operation: OperationObject;
  readonly lineOf: (...keys: readonly (string | number)[]) => number;
}

/** Every operation of the REST contracts. */
export const restOperations = (): Placed[] =>
  restVersions.flatMap((version) => {
    const file = `openapi/${version}.yaml`;
    return Object.entries(openApi(version).paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        return [
          {
            file,
            operation,
            lineOf: (...keys: readonly (string | number)[]) => yamlFile(file).lineOf(['paths', path, method, ...keys]),
          },
        ];
      }),
    );
  });

/** What a list of names of an operation names, and what exists. */
interface Names {
  readonly key: 'x-errors' | 'x-event-topics' | 'x-flows';
  readonly what: string;
  readonly remedy: string;
  readonly isKnown: (name: string, site: Site) => boolean;
}

const LISTS: readonly Names[] = [
  {
    key: 'x-errors',
    what: 'error code',
    remedy: 'Correct the code, or add it to openapi/errors.yaml',
    isKnown: (name) => errorCatalogue().some(({code}) => code === name),
  },
  {
    key: 'x-event-topics',
    what: 'topic',
    remedy: 'Correct the topic, or add it to openapi/topics.yaml',
    isKnown: (name) =>
      topics().topics.some(({topic}) => topic === name) || topics().wildcards.some(({pattern}) => pattern === name),
  },
  {
    key: 'x-flows',
    what: 'page',
    remedy: 'src/addresses/routes.json lists the addresses',
    isKnown: (name, {byAddress}) => byAddress.has(name),
  },
];

/** Operations name only error codes, topics and pages that exist. */
export const operationNames: Check = (site) =>
  restOperations().flatMap(({file, operation, lineOf}) =>
    LISTS.flatMap(({key, what, remedy, isKnown}) =>
      (operation[key] ?? []).flatMap((name, index) =>
        isKnown(name, site)
          ? []
          : [
              faultAt(
                file,
                lineOf(key, index),
                `${key} of ${operation.operationId} has the unknown ${what} '${name}'`,
                remedy,
              ),
            ],
      ),
    ),
  );

/** The statuses that operations of each version declare are those of their error codes. */
export const operationStatuses: Check = () => {
  const statusOf = new Map(errorCatalogue().map(({code, status}) => [code, String(status)]));
  return restOperations().flatMap(({file, operation, lineOf}) => {
    const {operationId, responses, 'x-errors': codes = []} = operation;
    return codes.flatMap((code, index) => {
      const status = statusOf.get(code);
      if (status === undefined || status in responses) return [];
      return [
        faultAt(
          file,
          lineOf('x-errors', index),
          `${operationId} has ${code}, but no response ${status}`,
          `Declare the response ${status}, or remove the code`,
        ),
      ];
    });
  });
};

/** No operation of one version has the id of one of another. */
export const operationIds: Check = () => {
  const owners = new Map<string, string>();
  return restOperations().flatMap(({file, operation: {operationId: id}, lineOf}): Fault[] => {
    const owner = owners.get(id);
    owners.set(id, owner ?? file);
    return owner === undefined || owner === file
      ? []
      : [
          faultAt(
            file,
            lineOf('operationId'),
            `operation '${id}' is also in ${owner}`,
            'Give each operation of all versions an id of its own',
          ),
        ];
  });
};

/** The files that the contracts name as samples exist. */
export const sampleFiles: Check = () =>
  restVersions.flatMap((version) => {
    const yaml = yamlFile(`openapi/${version}.yaml`);
    const found: Fault[] = [];
    const look = (node: unknown, path: readonly (string | number)[]): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        const at = [...path, Array.isArray(node) ? Number(key) : key];
        const names = /^x-sample-files?$/.test(key) ? ([value].flat() as string[]) : [];
        const missing = names.find((file) => !existsTracked(file));
        if (missing !== undefined)
          found.push(
            faultAt(
              yaml.file,
              yaml.lineOf(at),
              `sample file ${missing} does not exist`,
              'Correct the path, or add the example document',
            ),
          );
        else if (names.length === 0) look(value, at);
      }
    };
    look(yaml.data, []);
    return found;
  });
