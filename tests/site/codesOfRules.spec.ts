import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';
import {parse} from 'yaml';
import {builtDocument} from './support/built';
import {compared, database, either, rule, ruleText, variable, type CodeRule, type Finder} from './support/ruleText';
import {build} from './support/site';

/*
 * The codes on the pages of the code lists, where they say that they are permitted, and the rules that they name, compared with the text of the
 * official rule sets. Nothing here uses the code that makes the pages.
 */

const OVERVIEW = '/misc/codeList.html';

interface Registry {
  readonly ruleSets: {id: string; file: string}[];
  readonly formats: {
    label: string;
    syntax: {name: string};
    messages: {id: string; ruleSets: string[]; levels?: Record<string, string>}[];
  }[];
}

const registry = parse(fs.readFileSync('documents/formats.yaml', 'utf8'), {merge: true}) as Registry;
const texts = new Map(registry.ruleSets.map(({id, file}) => [id, ruleText(file)]));

/** UBL has a list for each of its two elements, and CII one list for both. */
const typeCode =
  (element: string): Finder =>
  (text) =>
    text.includes('self::cbc:') ? rule('BR-CL-01', `self::cbc:${element}`)(text) : rule('BR-CL-01')(text);

const creditNoteType: Finder = (text) => {
  const own = rule('PEPPOL-EN16931-P0101')(text);
  return own.length > 0 ? own : rule('PEPPOL-EN16931-P0100')(text);
};

/** The rules that must check each list. */
const FINDERS: Readonly<Record<string, readonly Finder[]>> = {
  'invoice-response': [variable('clUNCL4343-T111')],
  'response-reason': [variable('clOPStatusReason'), rule('PEPPOL-T111-R007')],
  'response-action': [variable('clOPStatusAction'), rule('PEPPOL-T111-R006')],
  'order-response': [variable('clUNCL4343-T76')],
  'order-line-status': [variable('clUNCL1229')],
  'order-line-change': [variable('clUNCL1229_CHANGE')],
  'invoice-type': [
    ...[typeCode('InvoiceTypeCode'), rule('PEPPOL-EN16931-P0100')],
    ...[compared('BR-NL-7'), compared('BR-DE-17'), database(2)],
  ],
  'credit-note-type': [
    typeCode('CreditNoteTypeCode'),
    ...[creditNoteType, compared('BR-NL-7'), compared('BR-DE-17'), database(2)],
  ],
  'self-billing-type': [either(rule('PEPPOL-EN16931-P0100'), rule('PEPPOL-EN16931-P0101'))],
  'order-type': [variable('clUNCL1001_T01')],
  'payment-means': [rule('BR-CL-16'), compared('BR-NL-12'), database(25)],
  'vat-category': [rule('BR-CL-17'), rule('BR-CL-18'), database(10)],
  'vat-exemption': [rule('BR-CL-22'), database(26)],
  'vat-point-date': [rule('BR-CL-06'), variable('UNCL2005'), database(28)],
  unit: [rule('BR-CL-23'), variable('clUNECERec20'), database(8)],
  currency: [
    ...['BR-CL-03', 'BR-CL-04', 'BR-CL-05'].map((id) => rule(id)),
    ...[variable('ISO4217'), variable('clISO4217'), database(24), database(31), database(32)],
  ],
  'allowance-reason': [rule('BR-CL-19'), variable('UNCL5189'), variable('clUNCL5189'), database(29), database(11)],
  'charge-reason': [rule('BR-CL-20'), variable('UNCL7161'), variable('clUNCL7161'), database(30), database(12)],
  'endpoint-scheme': [rule('BR-CL-25'), variable('eaid'), variable('cleas'), database(17)],
  country: [rule('BR-CL-14'), rule('BR-CL-15'), variable('ISO3166'), variable('clISO3166'), database(7)],
  'item-classification': [rule('BR-CL-13'), variable('clUNCL7143'), database(6)],
  'media-type': [compared('BR-CL-24'), variable('MIMECODE'), database(21)],
  'media-type-order': [variable('clMimeCode')],
};

/** The three lists of one business term: CII has their codes in one list. */
const OF_BT_3 = ['invoice-type', 'credit-note-type', 'self-billing-type'];

interface Rules {
  readonly format: string;
  readonly rules: readonly CodeRule[];
}

/** The rules for a list in each format that has one, `Label (Syntax)`. */
function rulesOf(name: string): Rules[] {
  const formats = registry.formats.filter(({label}) => name !== 'self-billing-type' || label.endsWith('Self-Billing'));
  return formats.flatMap(({label, syntax, messages}) => {
    const rules = messages.flatMap(({ruleSets, levels = {}}) =>
      ruleSets.flatMap((id) =>
        (FINDERS[name] ?? []).flatMap((find) =>
          find(texts.get(id) ?? '').map((each) => ({...each, level: levels[each.id] ?? each.level})),
        ),
      ),
    );
    return rules.length > 0 ? [{format: `${label} (${syntax.name})`, rules}] : [];
  });
}

/** Where a code is permitted by its rules: `format`, or `format!` with a warning. */
const permittedBy = (code: string, all: readonly Rules[]): string[] =>
  all.flatMap(({format, rules}) => {
    const failed = rules.filter(({codes}) => !codes.includes(code));
    if (failed.some(({level}) => level === 'fatal')) return [];
    return [failed.length > 0 ? `${format}!` : format];
  });

/** The formats that a text of the page names. */
function formatsIn(text: string, all: readonly string[]): string[] {
  const [, besides] = /^All except (.*)$/.exec(text) ?? [];
  if (besides) return all.filter((format) => !formatsIn(besides, all).includes(format));
  return text.split(', ').flatMap((name) => {
    const [, plain = '', warning] = /^(.*?)( \(with a warning\))?$/.exec(name) ?? [];
    const [, syntax] = /^All formats(?: in (\w+))?$/.exec(plain) ?? [];
    const found = all.filter((format) =>
      plain.startsWith('All formats')
        ? !syntax || format.endsWith(`(${syntax})`)
        : format === plain || format.replace(/ \(\w+\)$/, '') === plain,
    );
    expect(found, `${name} is a format`).not.toEqual([]);
    return found.map((format) => (warning ? `${format}!` : format));
  });
}

/** The cells of a list's rows, by the heads of their columns; `rules` are the rows about rules. */
function rowsOf(name: string, rules: boolean): Record<string, string>[] {
  const $ = builtDocument(`/misc/codeList/${name}.html`);
  const title = $('h1')
    .text()
    .trim()
    .replace(/\u200b/g, '');
  const tables = $('table')
    .toArray()
    .filter(({attribs: {'aria-label': label = ''}}) => label === title || label.startsWith(`${title}: `));
  return tables.flatMap((table) => {
    const heads = $(table)
      .find('thead th')
      .toArray()
      .map((head) => $(head).text());
    if (heads.includes('Rules') !== rules) return [];
    return $(table)
      .find('tbody tr')
      .toArray()
      .map((row) => {
        const cells = $(row).find('th, td').toArray();
        return Object.fromEntries(heads.map((head, at) => [head, $(cells[at]).text()]));
      });
  });
}

test('every list of the overview is compared', () => {
  const names = builtDocument(OVERVIEW)('article tr[id]')
    .toArray()
    .map(({attribs}) => attribs.id);
  expect(names).toEqual(expect.arrayContaining(Object.keys(FINDERS)));
  expect(names).toHaveLength(Object.keys(FINDERS).length);
});

for (const name of Object.keys(FINDERS)) {
  test(`${name}: codes, formats and rules are those of the rule sets`, () => {
    const all = rulesOf(name);
    const formats = all.map(({format}) => format);
    const shown = new Map(rowsOf(name, false).map((row) => [row.Code ?? '', row['Permitted in'] ?? 'All formats']));
    const related = OF_BT_3.includes(name)
      ? OF_BT_3.flatMap((list) => rowsOf(list, false).map((row) => row.Code ?? ''))
      : [];

    const codes = new Set([...shown.keys(), ...all.flatMap(({rules}) => rules.flatMap((each) => each.codes))]);
    const places = (code: string): string[] => formatsIn(shown.get(code) ?? '', formats).sort();
    const wrong = [...codes].flatMap((code) => {
      const expected = permittedBy(code, all).sort();
      if (!shown.has(code)) return expected.length > 0 && !related.includes(code) ? [{code, found: [], expected}] : [];
      const found = places(code);
      return found.join() === expected.join() && found.length > 0 ? [] : [{code, found, expected}];
    });
    expect(wrong).toEqual([]);

    const rows = rowsOf(name, true).flatMap((row) =>
      formatsIn(row.Formats ?? '', formats).flatMap((format) =>
        (row.Rules ?? '')
          .split(', ')
          .map((id) => `${id} ${format} ${row.Level?.split(',')[0]?.toLowerCase()} ${row.Codes}`),
      ),
    );
    const count = new Intl.NumberFormat('en');
    const official = all.flatMap(({format, rules}) =>
      rules.map(({id, level, codes: listed}) => {
        const permitted = [...shown.keys()].filter((code) => listed.includes(code)).length;
        return `${id} ${format} ${level} ${count.format(permitted)}`;
      }),
    );
    expect([...new Set(rows)].sort()).toEqual([...new Set(official)].sort());
  });

  test(`${name}: the files have the codes of the page`, () => {
    const shown = rowsOf(name, false).map((row) => row.Code ?? '');
    const file = (ending: string): string =>
      fs.readFileSync(path.join(build, `misc/codelists/${name}.${ending}`), 'utf8');
    const {codes} = JSON.parse(file('json')) as {codes: {id: string}[]};
    expect(codes.map(({id}) => id).sort()).toEqual(shown.sort());
    const lines = file('csv').trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(shown.sort());
  });
}
