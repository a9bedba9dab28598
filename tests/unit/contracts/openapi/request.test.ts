import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import type {OperationObject} from '../../../../src/contracts/openapi/document';
import {requestKey, requestOf, type RequestChoice} from '../../../../src/contracts/openapi/request';
import {shownRequest} from '../../../../src/contracts/requests';
import {requestText} from '../../../../src/contracts/requests/writers';
import type {HttpRequest} from '../../../../src/contracts/requests/model';
import {petDocument} from './petDocument';

const item = petDocument.paths['/pet/{id}'];
const post = item?.post as OperationObject;
const parameters = [...(item?.parameters ?? []), ...(post.parameters ?? [])];

function posted(operation: OperationObject, choice?: RequestChoice): HttpRequest {
  return requestOf(petDocument, {path: '/pet/{id}', method: 'post', operation, parameters}, choice);
}

const withBody = (content: NonNullable<OperationObject['requestBody']>['content']): OperationObject => ({
  ...post,
  requestBody: {content},
});

/** The arguments that a shell makes of the command. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; PSB_TOKEN=t PSB_SUBSCRIPTION_KEY=k PSB_DOCUMENT_ID=d; ${command}`;
  return execFileSync('/bin/sh', ['-c', script], {encoding: 'utf8'}).split('\0').slice(0, -1);
}

test('has address, headers, body and the required query', () => {
  expect(posted(post)).toEqual({
    method: 'POST',
    host: {variable: 'PSB_HOST', origin: 'https://accp.pets.example'},
    path: '/pet/7?force=true',
    headers: [
      {name: 'Authorization', prefix: 'Bearer ', variable: 'PSB_TOKEN'},
      {name: 'Subscription-Key', prefix: '', variable: 'PSB_SUBSCRIPTION_KEY'},
      {name: 'X-PSB-DocumentId', prefix: '', variable: 'PSB_DOCUMENT_ID', mustBeSet: true},
    ],
    body: {kind: 'json', value: {name: "O'Hara"}},
  });
});

test('optional query parameters are included by name, encoded', () => {
  expect(posted(post, {query: ['note']}).path).toContain('?force=true&note=a%26b');
});

test('a path parameter stays one segment, and its colons stay readable', () => {
  const id = {name: 'id', in: 'path', required: true, example: 'urn:a::b/c##d e$&'} as const;
  const placed = {path: '/pet/{id}', method: 'post', operation: post, parameters: [id]} as const;
  expect(requestOf(petDocument, placed).path).toBe('/pet/urn:a::b%2Fc%23%23d%20e$&');
});

test('another request example can be chosen, and one that does not exist fails', () => {
  expect(posted(post, {example: 'second'}).body).toEqual({kind: 'json', value: {name: 'Bo'}});
  expect(() => posted(post, {example: 'third'})).toThrow('the request body has no example');
});

test('a form and a binary body are sent from a file, a scan where no XML is accepted', () => {
  const xml = {name: 'document.xml', mediaType: 'application/xml'};
  const scan = {'multipart/form-data': {encoding: {file: {contentType: 'application/pdf, image/png'}}}};
  expect(posted(withBody({'application/xml': {}})).body).toEqual({kind: 'file', file: xml});
  expect(posted(withBody({'multipart/form-data': {}})).body).toEqual({kind: 'form', field: 'file', file: xml});
  expect(posted(withBody(scan)).body).toMatchObject({file: {name: 'scan.pdf', mediaType: 'application/pdf'}});
});

test('a key names operation, example and query', () => {
  expect(requestKey('a')).toBe('a');
  expect(requestKey('a', {example: 'b', query: ['c', 'd']})).toBe('a/b?c?d');
});

test('curl has host and path on lines of their own, and no method option for GET', () => {
  expect(requestText('curl', posted(post)).split('\n').slice(0, 3)).toEqual([
    'host=${PSB_HOST:-https://accp.pets.example}',
    'curl -X POST \\',
    '  "$host/pet/7?force=true" \\',
  ]);
  expect(requestText('curl', {...posted(post), method: 'GET', body: {kind: 'none'}})).toMatch(/\ncurl \\\n {2}"\$host/);
});

test('a shell reads the body as it was meant', () => {
  const value = {name: "'; echo hacked; '$(echo hacked)`echo hacked`"};
  const parts = argumentsOf(requestText('curl', posted(withBody({'application/json': {example: value}}))));
  expect(parts).toContain('Authorization: Bearer t');
  expect(JSON.parse(parts.at(-1) ?? '')).toEqual(value);
});

test('a shown request has curl and the number of lines of each language', () => {
  const request = posted(post);
  const {curl, languages} = shownRequest('savePet', ({id}) => requestText(id, request));
  expect(curl.text).toBe(requestText('curl', request));
  for (const {id, lines} of languages) expect(lines).toBe(requestText(id, request).split('\n').length);
});
