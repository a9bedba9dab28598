import fs from 'node:fs';
import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import {jsonOf} from '../../../../src/diagnosis/reports/json';
import {LAYERS} from '../../../../src/diagnosis/reports/words';
import {cleanReport, fullReport, HOSTILE_CASES, ORIGIN} from './support';

const ajv = new Ajv2020({allErrors: true, strict: true});
addFormats(ajv);
const isReport = ajv.compile(JSON.parse(fs.readFileSync('documents/check-report.schema.json', 'utf8')) as object);

function checked(text: string): unknown {
  const value: unknown = JSON.parse(text);
  isReport(value);
  expect(isReport.errors ?? []).toEqual([]);
  return value;
}

test('a report follows its schema, whether its parts are filled or not', () => {
  const value = checked(jsonOf([fullReport('7'), cleanReport()], ORIGIN));
  expect(value).toMatchObject({
    version: 1,
    site: 'https://docs.example.com/base/',
    checkedOn: '2026-11-28',
    documents: [
      {
        verdict: 'invalid',
        causes: [
          {
            findings: [
              {
                rule: 'BR-CO-15',
                url: 'https://docs.example.com/base/documents/rules/en16931-ubl.html#BR-CO-15',
                explanation: {meaning: 'Add BT-109 and BT-110.', cause: 'Rounding & more.', fix: 'Add again'},
              },
              {rule: 'XSD', column: 5},
            ],
            sums: [{computed: '1321.00', written: '7', isRight: false}],
            before: {line: 12, marks: [{start: 9, end: 16}]},
          },
        ],
      },
      {verdict: 'valid', causes: [], acceptance: []},
    ],
  });
});

test('no report at all is a report too', () => {
  expect(checked(jsonOf([], ORIGIN))).toMatchObject({documents: []});
});

test.each(HOSTILE_CASES)('%s stays what it is', (_name, value) => {
  const text = jsonOf([fullReport(value)], ORIGIN);
  expect(checked(text)).toMatchObject({documents: [{file: {name: `${value}.xml`}}]});
  expect(JSON.parse(text)).toMatchObject({documents: [{causes: [{values: [{text: value}]}]}]});
});

test('the schema refuses a shape that it does not describe', () => {
  const value = JSON.parse(jsonOf([cleanReport()], ORIGIN)) as Record<string, unknown>;
  expect(isReport({...value, version: 2})).toBe(false);
  expect(isReport({...value, more: 1})).toBe(false);
});

test('an address that is none of the site is left out', () => {
  const report = {...cleanReport(), format: {message: 'x', title: 'x', href: 'javascript:alert(1)'}};
  expect(jsonOf([report], ORIGIN)).not.toContain('javascript');
});

test.each(Object.keys(LAYERS) as (keyof typeof LAYERS)[])('the schema knows the layer %s', (layer) => {
  checked(jsonOf([{...cleanReport(), checks: [{layer, name: 'x', outcome: 'passed'}]}], ORIGIN));
});
