import {expect, test} from 'vitest';
import {codeOf} from '../../../../src/contracts/code';
import type {OpenApiDocument, OperationObject} from '../../../../src/contracts/openapi/document';
import {operationErrorsOf, type CatalogueError} from '../../../../src/contracts/openapi/errors';

const entry = (status: number, shared: boolean): CatalogueError => ({
  status,
  shared,
  title: `Title ${status}`,
  doHtml: `Solution ${status}`,
  example: codeOf({message: `Message ${status}`}, 'application/json'),
});

const catalogue = new Map([
  ['API400', entry(400, false)],
  ['API401', entry(401, true)],
  ['API403', entry(403, false)],
  ['API403-KEY', entry(403, true)],
  ['API415', entry(415, true)],
]);

const document = {
  components: {
    schemas: {Error: {type: 'object'}, Options: {type: 'object'}},
    examples: {
      API400: {value: {message: 'Message 400'}},
      API415: {value: {message: 'Message 415'}},
      noFile: {value: {message: 'No file'}},
    },
  },
} as unknown as OpenApiDocument;

const ERROR = {$ref: '#/components/schemas/Error'};

function operationWith(code: string, example: string, schema: object = ERROR): OperationObject {
  const examples = {[code]: {$ref: `#/components/examples/${example}`}};
  return {
    operationId: 'a',
    tags: [],
    summary: 'A',
    responses: {'200': {}, [code.slice(3, 6)]: {content: {'application/json': {schema, examples}}}},
    'x-errors': [code],
  };
}

test('an error of the operation has title, solution, and a message only where it differs from the catalogue', () => {
  expect(operationErrorsOf(document, operationWith('API400', 'API400'), catalogue)).toEqual({
    errors: [{code: 'API400', status: '400', title: 'Title 400', solutionHtml: 'Solution 400'}],
    sharedErrors: [],
  });
  expect(operationErrorsOf(document, operationWith('API400', 'noFile'), catalogue).errors[0]?.message).toBe('No file');
});

test('a shared error with an example of the operation’s own is one of its own', () => {
  expect(operationErrorsOf(document, operationWith('API415', 'API415'), catalogue)).toEqual({
    errors: [],
    sharedErrors: ['415'],
  });
  const own = operationErrorsOf(document, operationWith('API415', 'noFile'), catalogue);
  expect([own.errors.map(({code}) => code), own.sharedErrors]).toEqual([['API415'], []]);
});

test('shared errors are statuses, or codes where the status has an error of the operation too; the load balancer has no code', () => {
  const operation: OperationObject = {
    ...operationWith('API400', 'API400'),
    responses: {'200': {}, '401': {}, '403': {}, '502': {}},
    'x-errors': ['API401', 'API403', 'API403-KEY'],
  };
  const {errors, sharedErrors} = operationErrorsOf(document, operation, catalogue);
  expect(errors.map(({code}) => code)).toEqual(['API403']);
  expect(sharedErrors).toEqual(['401', 'API403-KEY', '502']);
});

test('a body with more than an error comes with its response', () => {
  const schema = {allOf: [ERROR, {$ref: '#/components/schemas/Options'}]};
  const [error] = operationErrorsOf(document, operationWith('API400', 'API400', schema), catalogue).errors;
  expect(error?.response).toMatchObject({status: '400', contents: [{mediaType: 'application/json'}]});
});
