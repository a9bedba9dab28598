import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {yamlFile} from '../support/contracts';
import {errorsOf} from '../../src/contracts/errors';
import {service} from '../../src/service';
import {answersOf, contract, contracts, exampleValues, operationsOf} from './support/contract';
import {checkerOf} from './support/examples';

interface ErrorBody {
  readonly code: string;
  readonly helpLink: string;
}

const catalogue = errorsOf(yamlFile('openapi/errors.yaml'));
const rest = catalogue.filter(({appliesTo}) => appliesTo === 'rest');
const statusOf = new Map(rest.map(({code, status}) => [code, status]));
const helpLinkOf = (code: string): string => `${service.site.url}/endpoints/overview.html#${code}`;

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'helpLink' in value;

describe('openapi/errors.yaml', () => {
  test('lists each code once', () => {
    const codes = catalogue.map(({code}) => code);
    expect(codes).toHaveLength(new Set(codes).size);
  });

  test('holds only codes that an operation can give', () => {
    const used = new Set(
      contracts.flatMap((each) => operationsOf(each).flatMap((operation) => operation['x-errors'] ?? [])),
    );
    expect(rest.map(({code}) => code).filter((code) => !used.has(code))).toEqual([]);
  });

  test('has an example of the code itself, with its help link, that fits the schema Error', () => {
    const check = checkerOf(contract('v1').document);
    for (const {code, example} of rest) {
      const body: unknown = JSON.parse(example.text);
      expect(body).toMatchObject({code, helpLink: helpLinkOf(code)});
      expect(check({$ref: '#/components/schemas/Error'}, body), code).toBeUndefined();
    }
  });

  test('has errors in events, each with an example that fits its schema, whose description names codes of the catalogue', () => {
    const {document} = contract('v1');
    const events = catalogue.filter(({appliesTo}) => appliesTo === 'event');
    const check = checkerOf(document);
    expect(events.length).toBeGreaterThan(2);
    for (const {code, example} of events) {
      const error: unknown = JSON.parse(example.text);
      expect(error).toMatchObject({code});
      expect(check({$ref: '#/components/schemas/WebhookEventError'}, error), code).toBeUndefined();
    }
    const description = document.components.schemas.WebhookEventError?.properties?.code?.description ?? '';
    const named = [...description.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    expect(named.filter((code) => !statusOf.has(code))).toEqual([]);
    const allowed = [...named, ...events.map(({code}) => code)];
    const used = [...JSON.stringify(document).matchAll(/"error":\{"code":"([^"]+)"/g)].map(([, code = '']) => code);
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((code) => !allowed.includes(code))).toEqual([]);
  });

  test('has OAuth errors for the token endpoint, in their own form', () => {
    const identity = catalogue.filter(({appliesTo}) => appliesTo === 'identity');
    expect(identity.length).toBeGreaterThan(2);
    for (const {code, example} of identity) expect(JSON.parse(example.text)).toMatchObject({error: code});
  });
});

describe.each(contracts)('$file', (each) => {
  const operations = operationsOf(each);

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s declares the statuses of its codes, and no others',
    (_id, operation) => {
      const codes = operation['x-errors'] ?? [];
      expect(
        codes.filter((code) => !statusOf.has(code)),
        'codes that openapi/errors.yaml lacks',
      ).toEqual([]);
      const declared = answersOf(each, operation).flatMap(([status]) => (status >= 400 ? [status] : []));
      expect(new Set(declared)).toEqual(new Set(codes.map((code) => statusOf.get(code))));
    },
  );

  test('every error body stands under the status of its code and links to its entry', () => {
    const wrong = operations.flatMap((operation) =>
      answersOf(each, operation).flatMap(([status, answer]) =>
        exampleValues(each, answer)
          .filter(isErrorBody)
          .filter(({code, helpLink}) => statusOf.get(code) !== status || helpLink !== helpLinkOf(code))
          .map(({code, helpLink}) => `${operation.operationId} ${status}: ${code}, ${helpLink}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('every error status has an example body', () => {
    const without = operations.flatMap((operation) =>
      answersOf(each, operation)
        .filter(([status, answer]) => status >= 400 && !exampleValues(each, answer).some(isErrorBody))
        .map(([status]) => `${operation.operationId} ${status}`),
    );
    expect(without).toEqual([]);
  });
});

test('the page that help links name shows the catalogue', () => {
  expect(fs.readFileSync('docs/endpoints/overview.mdx', 'utf8')).toMatch(/<ErrorCatalogue \/>/);
});
