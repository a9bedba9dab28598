import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {retries, yamlFile} from '../support/contracts';
import {errorsOf} from '../../src/contracts/errors';
import {service} from '../../src/service';
import {resolve} from '../../src/contracts/openapi/document';
import {answersOf, contract, contracts, exampleValues, operationsOf} from './support/contract';
import {checkerOf} from '../../src/contentCheck/openapi/examples';

interface ErrorBody {
  readonly code: string;
  readonly helpLink: string;
}

const catalogue = errorsOf(yamlFile('openapi/errors.yaml'));
const rest = catalogue.filter(({appliesTo}) => appliesTo === 'rest');
const statusOf = new Map(rest.map(({code, status}) => [code, status]));
/** Statuses whose body isn't an Error: the load balancer sends them. */
const withoutBody = new Set(retries().list.flatMap(({status, errorBody}) => (errorBody ? [] : Number(status ?? 0))));
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

  test('shares the errors that an access token, a body or the bus itself cause', () => {
    const shared = rest.flatMap(({code, shared: each}) => (each ? [code] : []));
    expect(shared.map((code) => code.replace(/^API40[13]-KEY$/, 'KEY'))).toEqual(
      expect.arrayContaining(['API401', 'KEY', 'API413', 'API415', 'API429', 'API500', 'API503']),
    );
    expect(shared).toHaveLength(7);
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
      const declared = answersOf(each, operation).flatMap(([status]) =>
        status >= 400 && !withoutBody.has(status) ? [status] : [],
      );
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

  test('every error status has an example body, unless the load balancer sends it', () => {
    const wrong = operations.flatMap((operation) =>
      answersOf(each, operation)
        .filter(([status]) => status >= 400)
        .filter(([status, answer]) => exampleValues(each, answer).some(isErrorBody) === withoutBody.has(status))
        .map(([status]) => `${operation.operationId} ${status}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every operation declares every status that a client retries', () => {
    const statuses = retries().list.flatMap(({status}) => status ?? []);
    expect(statuses).toHaveLength(5);
    for (const operation of operations) {
      expect(Object.keys(operation.responses), operation.operationId).toEqual(expect.arrayContaining(statuses));
    }
  });

  test('an operation is idempotent by header exactly when it has X-PSB-DocumentId, and has a note when not idempotent', () => {
    for (const operation of operations) {
      const names = (operation.parameters ?? []).map((parameter) => resolve(each.document, parameter).name);
      const byHeader = operation['x-idempotent'] === 'header';
      expect(byHeader, operation.operationId).toBe(names.includes('X-PSB-DocumentId'));
      if (byHeader) expect(operation['x-retry-note'], operation.operationId).toBeUndefined();
      if (operation['x-idempotent'] === false) expect(operation['x-retry-note'], operation.operationId).toMatch(/^a /);
    }
  });
});

test('the page that help links name shows the catalogue', () => {
  expect(fs.readFileSync('docs/endpoints/overview.mdx', 'utf8')).toMatch(
    /<ErrorCatalogue shared="no" \/>[^]*<ErrorCatalogue shared="yes" \/>/,
  );
});
