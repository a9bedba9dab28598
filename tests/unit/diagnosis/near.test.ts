import {expect, test} from 'vitest';
import type {CauseDraft} from '../../../src/diagnosis/causes/draft';
import {nearFor} from '../../../src/diagnosis/near';
import {documentOf, knowledgeOf, reportFinding} from './corrections/support';
import {example} from './totals/support';

const MESSAGE = 'ubl-bisv3';
const knowledge = knowledgeOf(MESSAGE, 'Invoice');
const MINIMAL = example(`${MESSAGE}/invoice-minimal`);

/** The codes that are near for findings of a rule at places of a changed example. */
function codesFor(from: string, to: string, rule: string, ...locations: string[]): string[] {
  expect(MINIMAL).toContain(from);
  const document = documentOf(MINIMAL.replace(from, to), MESSAGE, 'Invoice');
  const findings = locations.map((location) => reportFinding({rule, message: '', location}));
  const draft: CauseDraft = {title: '', severity: 'fatal', findings, elements: [], sums: []};
  return nearFor(draft, document, knowledge).map(({code}) => code);
}

const QUANTITY = '/Invoice[1]/InvoiceLine[1]/InvoicedQuantity[1]';
const CURRENCY = '/Invoice[1]/DocumentCurrencyCode[1]';
const PCS = ['unitCode="H87"', 'unitCode="PCS"'] as const;
const EURO = ['>EUR</cbc:DocumentCurrencyCode>', '>EURO</cbc:DocumentCurrencyCode>'] as const;

test('of an element, its attribute, and a finding that points at the attribute, the wrong code is found', () => {
  expect(codesFor(...EURO, 'BR-CL-04', CURRENCY)[0]).toBe('EUR');
  expect(codesFor(...PCS, 'BR-CL-23', QUANTITY).slice(0, 2)).toEqual(['H87', 'C62']);
  expect(codesFor(...PCS, 'BR-CL-23', `${QUANTITY}/@unitCode`).slice(0, 2)).toEqual(['H87', 'C62']);
});

test('the schema, Peppol and EN 16931 speak of codes; other rules have no proposal', () => {
  for (const rule of ['XSD', 'PEPPOL-EN16931-CL007', 'PEPPOL-T01-CL004', 'DICO-CODE', 'BR-B-02'])
    expect(codesFor(...EURO, rule, CURRENCY), rule).toContain('EUR');
  for (const rule of ['BR-05', 'BR-CO-15', 'PEPPOL-EN16931-R007', 'BR-CLX'])
    expect(codesFor(...EURO, rule, CURRENCY), rule).toEqual([]);
});

test('a right code, a place that is none, and an element without a list have no proposal', () => {
  expect(codesFor('H87', 'H87', 'BR-CL-23', QUANTITY)).toEqual([]);
  expect(codesFor(...PCS, 'BR-CL-23', '/Invoice[1]/Nothing[1]', '')).toEqual([]);
  expect(codesFor('>2026-0418<', '>EURO<', 'BR-CL-04', '/Invoice[1]/ID[1]')).toEqual([]);
});

test('of several places, the first with a wrong code that resembles one counts', () => {
  expect(codesFor(...PCS, 'BR-CL-23', CURRENCY, '/Invoice[1]/Nothing[1]', QUANTITY)[0]).toBe('H87');
  const far = Array.from({length: 25}, (_, index) => `/Invoice[1]/Nothing[${index + 1}]`);
  expect(codesFor(...PCS, 'BR-CL-23', ...far, QUANTITY), 'after 20 places it ends').toEqual([]);
});
