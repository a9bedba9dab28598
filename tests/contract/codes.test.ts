import {expect, test} from 'vitest';
import {codeFaultsIn, codesNamed} from '../../src/contentCheck/prose/codes';
import {untracked} from '../../src/sources/files';
import {pageSources} from '../support/pages';

const faultsIn = (text: string): string[] => untracked(() => codeFaultsIn('x.mdx', text));

test('the pages name codes of each kind that the check of the content knows', () => {
  const [responses = 0, schemes = 0] = codesNamed(pageSources().map(({text}) => text));
  expect(responses).toBeGreaterThan(10);
  expect(schemes).toBeGreaterThan(2);
});

test.each([
  ['Send `Accept` (AX).', 'x.mdx:1: the code of Accept is AP, not AX.'],
  ['One\nSend `Approve` (AP).', 'x.mdx:2: Approve is no response status.'],
  ['with `schemeID` `0107`', 'x.mdx:1: no participant scheme 0107.'],
  ['<cbc:EndpointID schemeID="9999">', 'x.mdx:1: no participant scheme 9999.'],
  ['Use `VATEX-EU-XX`.', 'x.mdx:1: no VAT exemption reason VATEX-EU-XX.'],
  ['<cbc:InvoicedQuantity unitCode="KILO">', 'x.mdx:1: no unit KILO.'],
])('%j: %s', (text, fault) => {
  expect(faultsIn(text)).toEqual([expect.stringContaining(fault)]);
});

test('codes that exist pass', () => {
  const text = '`Reject` (RE), `schemeID` [`0106`](/x), `VATEX-EU-AE`, unitCode="KGM", `InvoiceTypeCode` (BT-3)';
  expect(faultsIn(text)).toEqual([]);
});
