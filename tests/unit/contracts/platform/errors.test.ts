import {expect, test} from 'vitest';
import {platformErrorsOf, returns} from '../../../../src/contracts/platform/errors';
import {parseYaml} from '../../../../src/contracts/yamlFile';
import {platformErrors, platformOperations} from '../../../support/platform';

const read = (errors: string) =>
  platformErrorsOf(
    parseYaml(
      `parts: [{part: SND, name: Sending}]\nseries: [{series: '400', name: Data, meaning: m, do: d}]\nerrors:\n${errors}`,
      'errors.yaml',
    ),
    ['Login', 'SendDocument'],
  );

const entry = (code: string, operations: string): string =>
  `  - {code: ${code}, title: t, message: No, fault: Client, cause: [c], retryable: 'no', do: d, operations: ${operations}}`;

test('faultstring is the message and the code in brackets, with spaces unless the code has no part', () => {
  const {errors} = read([entry('ERRSND4000001', 'all'), entry('DEFAULT_ERROR_CODE999', 'token')].join('\n'));
  expect(errors.map(({faultstring}) => faultstring)).toEqual(['No [ ERRSND4000001 ]', 'No [DEFAULT_ERROR_CODE999]']);
  expect(errors[0]).toMatchObject({part: 'SND', series: '400', faultcode: 'soap:Client'});
});

test.each([
  ['a code outside the grammar', entry('ERRSND9000001', 'all'), /errors\.yaml:4/],
  ['a part that is not listed', entry('ERRXXX4000001', 'all'), /part 'XXX'/],
  ['a series that is not listed', entry('ERRSND2000001', 'all'), /unknown series/],
  ['an unknown operation', entry('ERRSND4000001', '[Send]'), /unknown operation 'Send'/],
  [
    'a code that is there twice',
    `${entry('ERRSND4000001', 'all')}\n${entry('ERRSND4000001', 'all')}`,
    /errors\.yaml:5.*twice/,
  ],
])('%s is an error with file and line', (_, errors, message) => {
  expect(() => read(errors)).toThrow(message);
});

test('codes of all operations that need a token are not returned by Login', () => {
  const {errors} = platformErrors();
  const expired = errors.find(({code}) => code === 'DEFAULT_ERROR_CODE999');
  if (!expired) throw new Error('no expired token');
  const returned = platformOperations().filter((operation) => returns(expired, operation));
  expect(returned).toHaveLength(13);
  expect(returned.map(({name}) => name)).not.toContain('Login');
});

test('every operation has a fault of its own, and every fault string fits the grammar of the WSDL', () => {
  const {errors} = platformErrors();
  for (const {faultstring} of errors) {
    expect(faultstring).toMatch(/^.+ \[ ?(?:ERR[A-Z]{3}[1-8]00\d{4}|DEFAULT_ERROR_CODE999) ?\]$/);
  }
  for (const {name} of platformOperations().filter(({request}) => request.fields.length > 0)) {
    expect(
      errors.some(({operations}) => Array.isArray(operations) && operations.includes(name)),
      name,
    ).toBe(true);
  }
});
