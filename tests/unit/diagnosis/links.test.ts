import {expect, test} from 'vitest';
import type {CauseDraft} from '../../../src/diagnosis/causes/draft';
import {linksFor} from '../../../src/diagnosis/links';
import type {Explanation, ReportFinding} from '../../../src/diagnosis/model';
import {documentOf, knowledgeOf, reportFinding} from './corrections/support';
import {example} from './totals/support';

const MESSAGE = 'ubl-bisv3';
const knowledge = knowledgeOf(MESSAGE, 'Invoice');
const document = documentOf(example(`${MESSAGE}/invoice-minimal`), MESSAGE, 'Invoice');

const says = (message: string, more: Partial<ReportFinding> = {}): ReportFinding => ({
  ...reportFinding({rule: 'BR-1', message, location: ''}),
  ...more,
});

const explained = (title: string): Explanation => ({title, meaningHtml: '', fixHtml: '', href: `/${title}.html#x`});

/** A cause at places of the document. */
function draft(findings: readonly ReportFinding[], ...locations: string[]): CauseDraft {
  const elements = locations.flatMap((location) => document.at(location)?.element ?? []);
  expect(elements).toHaveLength(locations.length);
  return {title: '', severity: 'fatal', findings, elements, sums: []};
}

const textsOf = (of: CauseDraft, known = true): string[] =>
  linksFor(of, known ? knowledge : undefined).map(({text}) => text);

test('the terms that the texts name lead to the table of terms, each once, in their order', () => {
  const links = linksFor(draft([says('A (BT-112) = B (BT-109).'), says('BT-112, BG-22 and BT-0x')]), undefined);
  expect(links).toEqual([
    {text: 'BT-112', href: '/documents/terms.html#BT-112'},
    {text: 'BT-109', href: '/documents/terms.html#BT-109'},
    {text: 'BG-22', href: '/documents/terms.html#BG-22'},
  ]);
});

test('six terms are enough, and what a long text has at its end is not read', () => {
  const many = Array.from({length: 9}, (_, index) => `BT-${index + 1}`);
  expect(textsOf(draft([says(many.join(' '))]))).toEqual(many.slice(0, 6));
  expect(textsOf(draft([says(`${'x'.repeat(2000)} BT-1`)]))).toEqual([]);
});

test('the first explanation comes first', () => {
  const findings = [says('BT-5'), says('', {explanation: explained('one')}), says('', {explanation: explained('two')})];
  expect(linksFor(draft(findings), undefined)[0]).toEqual({text: 'Example: one', href: '/one.html#x'});
  expect(textsOf(draft(findings))).toEqual(['Example: one', 'BT-5']);
});

test('the code lists of the wrong elements have a link each; a document that the site does not know has none', () => {
  const [currency, type] = ['/Invoice[1]/DocumentCurrencyCode[1]', '/Invoice[1]/InvoiceTypeCode[1]'];
  const wrong = draft([says('')], currency, currency, type);
  expect(linksFor(wrong, knowledge)[0]).toEqual({text: 'Code list currency', href: '/misc/codeList/currency.html'});
  expect(textsOf(wrong)).toHaveLength(2);
  expect(textsOf(wrong, false)).toEqual([]);
  expect(textsOf(draft([says('')], '/Invoice[1]/ID[1]'))).toEqual([]);
});
