import {expect, test} from 'vitest';
import {codeOf} from '../../../../src/contracts/code';
import {ContractFault, resolve} from '../../../../src/contracts/openapi/document';
import {referenceOf, type ReferenceContext} from '../../../../src/contracts/openapi/reference';
import {requestsOf} from '../../../../src/contracts/openapi/requests';
import {petDocument} from './petDocument';

const around: ReferenceContext = {
  errors: new Map([
    [
      'API404',
      {status: 404, title: 'Not found', doHtml: 'Look.', shared: false, example: codeOf({}, 'application/json')},
    ],
  ]),
  retries: [{status: '404', name: '404'}, {status: '500', name: '500'}, {name: 'time-outs'}],
  pageLink: (address) => (address === '/a.html' ? {href: address, title: 'A'} : undefined),
  formatsOf: () => [],
};

const reference = referenceOf(petDocument, 'v1', around);
const operation = reference.tags[0]?.operations.find(({id}) => id === 'savePet');

test('operations stand under their tag, schemas once', () => {
  expect(reference.tags.map(({name, operations}) => [name, operations.map(({id}) => id)])).toEqual([
    ['Pet', ['getPet', 'savePet']],
  ]);
  expect(reference.schemas.map(({name}) => name)).toEqual(['Dog', 'Either', 'Kind', 'Pet']);
});

test('shared parameters come before the operation’s own', () => {
  expect(operation?.parameters.map(({name}) => name)).toEqual(['id', 'force', 'note', 'X-PSB-DocumentId']);
});

test('errors get status, title and solution, flows only pages that exist', () => {
  expect(operation?.errors).toMatchObject([{code: 'API404', status: '404', title: 'Not found', solutionHtml: 'Look.'}]);
  expect(operation?.flows).toEqual([{href: '/a.html', title: 'A'}]);
});

test('a callback comes with its address, headers, body and what each answer means', () => {
  expect(operation?.callbacks).toMatchObject([
    {id: 'receivePet', method: 'POST', address: '{$request.body#/url}', parameters: [{name: 'X-Signature'}]},
  ]);
  const [callback] = operation?.callbacks ?? [];
  expect(callback?.body?.contents[0]?.type).toEqual([{text: 'Pet', schema: 'Pet'}]);
  expect(callback?.responses.map(({status}) => status)).toEqual(['2XX', '410']);
});

test('an error code that the catalogue lacks fails, and the fault says where', () => {
  const fault = new ContractFault(['paths', '/pet/{id}', 'post'], 'error code API404 is not in openapi/errors.yaml');
  expect(() => referenceOf(petDocument, 'v1', {...around, errors: new Map()})).toThrow(fault);
  try {
    referenceOf(petDocument, 'v1', {...around, errors: new Map()});
  } catch (error) {
    expect(error).toMatchObject({at: fault.at});
  }
});

test('a client retries the statuses that the operation declares, and what has no status', () => {
  expect(operation?.retried).toEqual(['404', 'time-outs']);
  expect(reference.tags[0]?.operations.find(({id}) => id === 'getPet')?.retried).toEqual([]);
});

test('a shared response keeps its name, and examples are highlighted', () => {
  expect(operation?.responses[1]).toMatchObject({status: '404', shared: 'NotFound', descriptionHtml: 'No pet.'});
  expect(operation?.body?.contents[0]?.examples.map(({name, summary}) => [name, summary])).toEqual([
    ['first', 'First'],
    ['second', 'second'],
  ]);
  expect(operation?.responses[0]?.contents[0]?.examples[0]?.code.html).toContain('class="token property"');
});

test('hostile text of the contract stays text', () => {
  expect(`${reference.descriptionHtml}${operation?.descriptionHtml}`).not.toMatch(/<(script|img)/);
});

test('a reference that leads nowhere fails with its name', () => {
  expect(() => resolve(petDocument, {$ref: '#/components/schemas/Bird'})).toThrow(
    '#/components/schemas/Bird leads nowhere',
  );
});

test('the reduced contract of the consoles keeps requests and drops answers and prose', () => {
  const reduced = requestsOf(petDocument);
  const post = reduced.paths['/pet/{id}']?.post;
  expect(post?.parameters?.map(({name, example}) => [name, example])).toEqual([
    ['id', '7'],
    ['force', true],
    ['note', undefined],
    ['X-PSB-DocumentId', undefined],
  ]);
  expect(post?.description).toBeUndefined();
  expect(Object.keys(post?.responses ?? {})).toEqual(['200']);
  expect(reduced.components.responses).toBeUndefined();
});
