import {describe, expect, test} from 'vitest';
import {resolve, type OperationObject} from '../../src/contracts/openapi/document';
import {answersOf, contracts, exampleValues, operationsOf, type Contract} from './support/contract';

/** What a caller can give to an operation: names of parameters and fields, content types, and every example value as text. */
function requestOf(
  {document}: Contract,
  operation: OperationObject,
): {names: string[]; types: string[]; values: string} {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const content = operation.requestBody ? resolve(document, operation.requestBody).content : {};
  const schema = content['application/json']?.schema;
  const examples = Object.values(content).flatMap((media) =>
    Object.values(media.examples ?? {}).map((example) => resolve(document, example).value),
  );
  return {
    names: [
      ...parameters.map(({name}) => name),
      ...Object.keys((schema && resolve(document, schema).properties) ?? {}),
    ],
    types: Object.keys(content),
    values: JSON.stringify([parameters.map(({example}) => example), examples]),
  };
}

/** Of each kind, what a message says that it names. */
const NAMED = {
  names: /\b(?:Parameter|Field) '([^']+)'/g,
  permissions: /\b(\w+) permission\b/g,
  values: /\bDocument '([^']+)'/g,
  types: /\b((?:application|multipart|text)\/[\w-]+)(?!['\w-])/g,
} as const;

/** What the messages of the error examples of an operation name that the operation does not have. */
function strangers(contract: Contract, operation: OperationObject): string[] {
  const request = requestOf(contract, operation);
  const known = {...request, permissions: operation['x-permissions'] ?? []};
  const messages = answersOf(contract, operation)
    .flatMap(([, answer]) => exampleValues(contract, answer))
    .flatMap((value) =>
      typeof value === 'object' && value !== null && 'helpLink' in value && 'message' in value
        ? [String(value.message)]
        : [],
    );
  return messages.flatMap((message) =>
    (Object.keys(NAMED) as (keyof typeof NAMED)[]).flatMap((kind) =>
      [...message.matchAll(NAMED[kind])].flatMap(([, name = '']) => (known[kind].includes(name) ? [] : [message])),
    ),
  );
}

describe.each(contracts)('$file', (contract) => {
  test.each(operationsOf(contract).map((operation) => [operation.operationId, operation] as const))(
    'the error examples of %s name only what it has',
    (_id, operation) => {
      expect(strangers(contract, operation)).toEqual([]);
    },
  );
});

test('a message that names what the operation lacks is found', () => {
  const each = contracts[0];
  const operation = each && operationsOf(each).find(({operationId}) => operationId === 'sendSalesInvoice');
  if (!each || !operation) throw new Error('sendSalesInvoice is gone');
  const answers = (message: string): OperationObject => ({
    ...operation,
    responses: {'400': {content: {'application/json': {example: {code: 'API400', message, helpLink: ''}}}}},
  });
  for (const wrong of [
    "Parameter 'hookId' is missing.",
    "You don't have the canManageHook permission for this party.",
    "Document 'another' was not found.",
    'use application/json.',
  ]) {
    expect(strangers(each, answers(wrong))).toEqual([wrong]);
  }
  expect(strangers(each, answers("Parameter 'channel' is wrong; use application/xml."))).toEqual([]);
});
