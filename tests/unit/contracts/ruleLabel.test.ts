import {expect, test} from 'vitest';
import {messageName, oneOf, ruleLabel} from '../../../src/contracts/formats/words';

test.each([
  ['nl.setu.2022.businessrules.invoice.businessrule.Allowance.1', 'setu.2022…Allowance.1'],
  ['nl.setu.2007.businessrules.timecard.businessrule.Id.2', 'setu.2007…Id.2'],
  ['PEPPOL-T16-R003', 'PEPPOL-T16-R003'],
])('%s is %s where there is no room', (rule, label) => {
  expect(ruleLabel(rule)).toBe(label);
});

test('a message of several documents is named by all of them, as one name', () => {
  const message = {documents: ['Invoice', 'Credit note'].map((name) => ({name}))} as Parameters<typeof messageName>[0];
  expect(messageName(message)).toBe('Invoice and credit note');
  expect(oneOf(message)).toBe('invoice or credit note');
});
