import fs from 'node:fs';
import {expect, test} from 'vitest';
import part from '../../src/content/parts/ConversionTerms';
import {formatRegistry} from '../../src/sources/formats';
import {untracked} from '../../src/sources/files';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly whenHtml?: string;
  readonly from: readonly string[];
}

const RULES = 'documents/rules/schematron';
const page = fs.readFileSync('documents/conversions.mdx', 'utf8');
const targets = Array.from(page.matchAll(/<ConversionTerms target="(.*)" \/>/g), ([, id = '']) => id);

const rowsOf = (target: string): readonly Row[] =>
  untracked(() => {
    const {props} = part.expand({target}, {name: 'ConversionTerms', id: 'terms', page: '/documents/conversions.html'});
    return (props as {rows: readonly Row[]}).rows;
  });

const rulesOf = (folder: string, file: string): string => {
  const release = fs.readdirSync(RULES).find((name) => name.startsWith(folder)) ?? '';
  return fs.readFileSync(`${RULES}/${release}/${file}`, 'utf8');
};

test('the page has each target of a conversion between formats of EN 16931', () => {
  const invoices = untracked(formatRegistry).conversions.flatMap((each) => each.targets);
  const wanted = new Set(invoices.filter((id) => id.startsWith('ubl-') || id.startsWith('cii-')));
  expect([...targets].sort()).toEqual([...wanted].sort());
});

test('XRechnung always requires the terms that its rules require without a condition', () => {
  const official = rulesOf('xrechnung-', 'ubl/XRechnung-UBL-validation.sch');
  const asked = Array.from(
    official.matchAll(/\[BR-DE-\d+\] Das Element [^(]*\((BT-\d+)\) muss übermittelt werden\./g),
    ([, id]) => id,
  );
  const always = rowsOf('ubl-xrechnung').filter(({kind, whenHtml}) => kind === 'mandatory' && !whenHtml);
  const known = new Set(always.map(({id}) => id));
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((id) => !known.has(id ?? ''))).toEqual([]);
});

test('one note and, in CII, one preceding invoice are all that a target accepts whose rules or schema say so', () => {
  const singles = (target: string): string[] => rowsOf(target).flatMap(({id, kind}) => (kind === 'single' ? id : []));
  expect(rulesOf('openpeppol-20', 'PEPPOL-EN16931-UBL.sch')).toContain('No more than one note is allowed');
  expect(singles('ubl-bisv3')).toEqual(['BT-22']);
  const schema = 'documents/rules/schemas/cii-d16b/data/standard';
  const types = fs.readFileSync(
    `${schema}/CrossIndustryInvoice_ReusableAggregateBusinessInformationEntity_100pD16B.xsd`,
    'utf8',
  );
  expect(types).toMatch(/name="InvoiceReferencedDocument" [^>]*minOccurs="0"\/>/);
  expect(singles('cii-xrechnung')).toEqual(['BG-3']);
});
