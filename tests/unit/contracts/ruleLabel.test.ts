import {expect, test} from 'vitest';
import {messageName, ruleLabel} from '../../../src/contracts/formats/words';

test.each([
  ['nl.setu.2022.businessrules.invoice.businessrule.Allowance.1', 'setu.2022…Allowance.1'],
  ['nl.setu.2007.businessrules.timecard.businessrule.Id.2', 'setu.2007…Id.2'],
  ['PEPPOL-T16-R003', 'PEPPOL-T16-R003'],
])('%s is %s where there is no room', (rule, label) => {
  expect(ruleLabel(rule)).toBe(label);
});

test('a message of several documents is named by all of them, as one name', () => {
  const documents = ['Invoice', 'Credit note'].map((name) => ({name}));
  expect(messageName({documents} as Parameters<typeof messageName>[0])).toBe('Invoice and credit note');
});
