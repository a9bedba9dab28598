import {expect, test} from 'vitest';
import {limitsOf, limitSchedule} from '../../src/contracts/limits';
import {answersOf, contracts, operationsOf} from './support/contract';
import {errorCatalogue, retries, yamlFile} from '../support/contracts';

const limits = yamlFile('openapi/limits.yaml');

test('the waits of the client double, as openapi/retries.yaml says, and are those of the text', () => {
  const schedule = limitSchedule(limits, 'client-retry');
  expect(schedule.slice(1)).toEqual(schedule.slice(0, -1).map((wait) => 2 * wait));
  const text = limitsOf(limits).find(({id}) => id === 'client-retry')?.textHtml;
  expect(text?.match(/\d+/g)?.map(Number)).toEqual([schedule.length, ...schedule]);
});

test('the statuses with an Error body that are retried are those of the codes that the catalogue calls retryable', () => {
  const retryable = errorCatalogue().flatMap(({retryable: when, status}) => (when === 'yes' ? String(status) : []));
  expect(retries().list.flatMap(({status, errorBody}) => (errorBody ? status : []))).toEqual(retryable);
});

test.each(contracts)('$file: the bus sends Retry-After exactly where the client waits for it', (each) => {
  const waiting = retries().list.flatMap(({firstWaitHtml, name}) =>
    firstWaitHtml.includes('Retry-After') ? Number(name) : [],
  );
  expect(waiting).toHaveLength(2);
  for (const operation of operationsOf(each)) {
    const sent = answersOf(each, operation).filter(([, {headers = {}}]) => 'Retry-After' in headers);
    expect(
      sent.map(([status]) => status),
      operation.operationId,
    ).toEqual(waiting);
  }
});
