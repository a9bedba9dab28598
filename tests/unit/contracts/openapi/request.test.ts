import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {curlOf} from '../../../../src/contracts/openapi/curl';
import type {MediaTypeObject, OperationObject} from '../../../../src/contracts/openapi/document';
import {petDocument} from './petDocument';

const item = petDocument.paths['/pet/{id}'];
const post = item?.post as OperationObject;
const parameters = [...(item?.parameters ?? []), ...(post.parameters ?? [])];

function commandOf(operation: OperationObject, options?: {query?: readonly string[]; example?: string}): string {
  return curlOf(petDocument, {path: '/pet/{id}', method: 'post', operation, parameters}, options).text;
}

/** The arguments that a shell makes of the command. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; PSB_TOKEN=t PSB_SUBSCRIPTION_KEY=k; ${command}`;
  return execFileSync('/bin/sh', ['-c', script], {encoding: 'utf8'}).split('\0').slice(0, -1);
}

test('has address, headers, body and the required query', () => {
  const command = commandOf(post);
  expect(command.split('\n')[0]).toBe("curl -X POST 'https://accp.pets.example/pet/7?force=true' \\");
  expect(command).toContain('-H "Authorization: Bearer $PSB_TOKEN"');
  expect(command).toContain('-H "Subscription-Key: $PSB_SUBSCRIPTION_KEY"');
  expect(command).toContain('-H "X-PSB-DocumentId: $PSB_DOCUMENT_ID"');
});

test('a shell reads it back as it was meant, quotes in the body included', () => {
  const parts = argumentsOf(commandOf(post));
  expect(parts).toContain('Authorization: Bearer t');
  expect(JSON.parse(parts.at(-1) ?? '')).toEqual({name: "O'Hara"});
});

test('nothing in an example can leave its quotes', () => {
  const value = {name: "'; echo hacked; '$(echo hacked)`echo hacked`"};
  const media: MediaTypeObject = {example: value};
  const parts = argumentsOf(commandOf({...post, requestBody: {content: {'application/json': media}}}));
  expect(JSON.parse(parts.at(-1) ?? '')).toEqual(value);
});

test('optional query parameters come in by name, encoded', () => {
  expect(commandOf(post, {query: ['note']})).toContain('?force=true&note=a%26b');
});

test('a path parameter stays one segment, and its colons stay readable', () => {
  const id = {name: 'id', in: 'path', required: true, example: 'urn:a::b/c##d e$&'} as const;
  const placed = {path: '/pet/{id}', method: 'post', operation: post, parameters: [id]} as const;
  const command = curlOf(petDocument, placed).text;
  expect(command.split('\n')[0]).toContain("/pet/urn:a::b%2Fc%23%23d%20e$&'");
});

test('another request example can be chosen', () => {
  expect(commandOf(post, {example: 'second'})).toContain('"name": "Bo"');
});

test('a form and a binary body are sent from a file', () => {
  const form = {...post, requestBody: {content: {'multipart/form-data': {}}}};
  const xml = {...post, requestBody: {content: {'application/xml': {}}}};
  expect(commandOf(form)).toContain("-F 'file=@document.xml'");
  expect(commandOf(xml)).toContain("-H 'Content-Type: application/xml' \\\n  --data-binary '@document.xml'");
});

test('a get has no method option and no body', () => {
  const get = curlOf(petDocument, {
    path: '/pet/{id}',
    method: 'get',
    operation: {...post, requestBody: undefined},
    parameters,
  }).text;
  expect(get).toMatch(/^curl 'https/);
  expect(get).not.toContain(' -d ');
});
