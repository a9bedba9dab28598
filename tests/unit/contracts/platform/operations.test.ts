import {expect, test} from 'vitest';
import {platformOperationsOf} from '../../../../src/contracts/platform/operations';
import {parseYaml} from '../../../../src/contracts/yamlFile';
import {readFilled} from '../../../support/contracts';
import {platformOperations, platformWsdl} from '../../../support/platform';

const around = {pageLink: () => undefined, restEntry: (id: string) => (id === 'unknown' ? undefined : `/x.html#${id}`)};
const changed = (from: string | RegExp, to: string): (() => unknown) => {
  const text = readFilled('platform/operations.yaml').replace(from, to);
  return () => platformOperationsOf(parseYaml(text, 'operations.yaml'), platformWsdl(), around);
};

test('every operation of the WSDL has a page, and REST or a reason why not', () => {
  const operations = platformOperations();
  expect(operations).toHaveLength(14);
  expect(new Set(operations.map(({page}) => page)).size).toBe(14);
  for (const {rest} of operations) expect(rest.every(({doesHtml}) => doesHtml.length > 0)).toBe(true);
});

test.each([
  ['an operation that the WSDL lacks', /^GetParty:/m, 'GetPartyX:', /operation 'GetParty' of the WSDL is missing/],
  [
    'a REST operation that does not exist',
    'operation: getUser,',
    'operation: unknown,',
    /operations\.yaml:\d+.*'unknown'/,
  ],
  ['a key that is missing', /\n {2}when: .*/, '', /operations\.yaml:\d+.*when/],
])('%s is an error', (_, from, to, message) => {
  expect(changed(from, to)).toThrow(message);
});
