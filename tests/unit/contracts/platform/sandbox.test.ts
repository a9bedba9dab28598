import {expect, test} from 'vitest';
import {sandboxDataOf} from '../../../../src/contracts/platform/sandbox';
import {templatesOf} from '../../../../src/contracts/platform/templates';
import {parseYaml} from '../../../../src/contracts/yamlFile';
import {readFilled, yamlFile} from '../../../support/contracts';

const FILE = 'platform/sandbox.yaml';
const text = readFilled(FILE);
const templates = templatesOf(yamlFile('platform/templates.yaml'));
const read = (source: string): ReturnType<typeof sandboxDataOf> => sandboxDataOf(parseYaml(source, FILE), templates);

test('the file fits its reader', () => {
  expect(read(text).documents.length).toBeGreaterThan(25);
});

test.each([
  ['party: seller', 'party: nobody', "nothing is 'nobody'"],
  ['template: TPL-4101-R7', 'template: TPL-1', "nothing is 'TPL-1'"],
  ['user: U100014', 'user: U1', "nothing is 'U1'"],
  ['account: A100014', 'account: A1', "nothing is 'A1'"],
  ['users: [U100014]', 'users: [U2]', "nothing is 'U2'"],
  ['user: U100028}', 'user: U3}', "nothing is 'U3'"],
  ["status: '70'", 'status: 7', 'documents'],
])('%s as %s is an error', (from, to, problem) => {
  expect(() => read(text.replace(from, to))).toThrow(problem);
});
