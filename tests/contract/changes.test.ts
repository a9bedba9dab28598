import {expect, test} from 'vitest';
import {changesOf} from '../../src/contracts/changes';
import {yamlFile} from '../support/contracts';
import {contracts, operationsOf} from './support/contract';

const changes = changesOf(yamlFile('openapi/changes.yaml'));

test('openapi/changes.yaml has a change of every interface', () => {
  expect(new Set(changes.map((change) => change.interface))).toEqual(
    new Set(['rest-v1', 'rest-v1-beta', 'platform', 'vpd']),
  );
});

test('a link to an operation in openapi/changes.yaml leads to one that exists', () => {
  const ids = new Set(contracts.flatMap((each) => operationsOf(each).map(({operationId}) => operationId)));
  const linked = changes.flatMap(({textHtml}) => [...textHtml.matchAll(/#(\w+)"/g)].map(([, id = '']) => id));
  expect(linked.length).toBeGreaterThan(3);
  expect(linked.filter((id) => !ids.has(id))).toEqual([]);
});

test('every deprecated operation has a change that says when it is removed', () => {
  const removed = changes.flatMap(({removal, textHtml}) => (removal ? [textHtml] : []));
  const deprecated = contracts.flatMap((each) => operationsOf(each).filter((operation) => operation.deprecated));
  expect(deprecated.length).toBeGreaterThan(0);
  const silent = deprecated.filter(({operationId}) => !removed.some((text) => text.includes(operationId)));
  expect(silent.map(({operationId}) => operationId)).toEqual([]);
});
