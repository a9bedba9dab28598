import {expect, test} from 'vitest';
import {checkRules, hasRightCheckDigits} from '../../../../src/contracts/codeLists/checkDigits';
import {cast} from '../../../../src/service';
import {partySchemes} from '../../../support/contracts';

const {common, others, removed, checks} = partySchemes();
const all = [...common, ...others, ...removed];

/** What an identifier in the path of a request may contain (openapi/v1.yaml). */
const PARTY_ID = /^[A-Za-z0-9=:-]+$/;

test('there are 105 schemes, each once: 83 active, 4 deprecated, 17 removed, and one that is not for participants', () => {
  expect(new Set(all.map(({code}) => code)).size).toBe(105);
  expect(all).toHaveLength(105);
  const count = (wanted: string): number => all.filter(({state}) => state === wanted).length;
  expect([count('active'), count('deprecated'), count('removed')]).toEqual([83, 4, 17]);
  expect(removed).toHaveLength(18);
  expect(removed.filter(({state}) => state === 'not registrable').map(({code}) => code)).toEqual(['0205']);
});

test('every rule for check digits has a function here and the other way round', () => {
  expect(checks.map(({id}) => id).sort()).toEqual(Object.keys(checkRules).sort());
});

test('every scheme with check digits, and every common scheme, has an example', () => {
  expect(all.filter(({check, example}) => check && !example).map(({code}) => code)).toEqual([]);
  expect(common.filter(({example}) => !example).map(({code}) => code)).toEqual([]);
});

const shown = all.flatMap(({example, ...scheme}) => (example ? [{...scheme, example}] : []));

test.each(shown)('$code $text: $example fits an identifier of the API and the pattern of the scheme', (scheme) => {
  const {code, example, pattern} = scheme;
  expect(`${code}:${example}`).toMatch(PARTY_ID);
  if (pattern) expect(example).toMatch(new RegExp(`^(?:${pattern})$`));
});

test.each(shown.filter(({check}) => check !== undefined))(
  '$code $text: $example passes the check, and fails it with another digit',
  ({example, check}) => {
    const passes = (value: string): boolean => hasRightCheckDigits(value, check?.id);
    expect(example).toSatisfy(passes);
    const at = example.search(/\d(?=\d\D*$)/);
    const changed = `${example.slice(0, at)}${(Number(example[at]) + 1) % 10}${example.slice(at + 1)}`;
    expect(changed).not.toSatisfy(passes);
  },
);

// Worked out by hand from the published descriptions: the second weights, and the sums with which the check digit is 0 or 1.
test.each([
  ['baltic', '10000001', '19991231', '111111113', '999123450'],
  ['slovakia', '00000001', '99912341', '00000060'],
  ['switzerland', 'CHE000000017', 'CHE999123455MWST'],
  ['luhn', '35600000000001', '99912345800013'],
])('%s accepts %s', (rule, ...values) => {
  for (const value of values) {
    expect(hasRightCheckDigits(value, rule), value).toBe(true);
    const digit = /\d(?=\D*$)/;
    const other = value.replace(digit, (last) => String((Number(last) + 1) % 10));
    expect(hasRightCheckDigits(other, rule), other).toBe(false);
  }
});

test('the cast uses schemes that exist, under both names, with values that fit', () => {
  for (const {partyId, endpoint} of Object.values(cast)) {
    const [, text = '', value = ''] = /^(.+):([^:]+)$/.exec(partyId) ?? [];
    const scheme = all.find((each) => each.text === text);
    expect(scheme?.code, partyId).toBe(endpoint.split(':')[0]);
    expect(value).toMatch(new RegExp(`^(?:${scheme?.pattern ?? ''})$`));
  }
});

test('a removed or deprecated scheme is replaced by one that is in use', () => {
  const inUse = new Set(all.filter(({state}) => state === 'active').map(({code}) => code));
  expect(all.filter(({replacedBy}) => replacedBy && !inUse.has(replacedBy)).map(({code}) => code)).toEqual([]);
});
