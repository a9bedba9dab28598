import {expect, test} from './support/test';
import {firstHits, hits, LOW, search} from './support/search';

const CODE_LISTS = '/misc/codeList';
const PARTY_IDS = '/misc/partyIds.html';

/** What readers paste, and what must come first. */
const EXACT: readonly (readonly [query: string, address: string])[] = [
  ['0106', `${PARTY_IDS}#scheme-0106`],
  ['NL:KVK', `${PARTY_IDS}#scheme-0106`],
  ['UQ', `${CODE_LISTS}/invoice-response.html#response-UQ`],
  ['PD', `${CODE_LISTS}/invoice-response.html#response-PD`],
  ['UnderQuery', `${CODE_LISTS}/invoice-response.html#response-UQ`],
  ['S', `${CODE_LISTS}/vat-category.html#vat-S`],
  ['AE', `${CODE_LISTS}/vat-category.html#vat-AE`],
  ['KGM', `${CODE_LISTS}/unit.html#unit-KGM`],
  ['kgm', `${CODE_LISTS}/unit.html#unit-KGM`],
  ['A90', `${CODE_LISTS}/unit.html#unit-A90`],
  ['VATEX-EU-AE', `${CODE_LISTS}/vat-exemption.html#vatex-VATEX-EU-AE`],
  ['58', `${CODE_LISTS}/payment-means.html#payment-58`],
  ['380', `${CODE_LISTS}/invoice-type.html#invoice-type-380`],
  ['EUR', `${CODE_LISTS}/currency.html#currency-EUR`],
  ['kilogram', `${CODE_LISTS}/unit.html#unit-KGM`],
  [
    'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0::2.1',
    '/misc/documentTypeIds.html#type-peppol-bis-self-billing-ubl-invoice-v3',
  ],
  ['urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0', '/documents/invoices/ubl/bisv3selfbilling.html#identifiers'],
  [
    'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0',
    '/documents/invoices/ubl/bisv3selfbilling.html#identifiers',
  ],
];

test('a code comes first, a rare one too; the words of a common name find its code; words come before a code in other capitals', async ({
  page,
}) => {
  await page.setViewportSize(LOW);
  await search(page, 'start');
  for (const [query, address] of EXACT) {
    const [first] = await firstHits(page, query);
    expect.soft(first, query).toBe(address);
  }
  expect(await firstHits(page, 'reverse charge')).toContain(`${CODE_LISTS}/vat-category.html#vat-AE`);
  expect(await firstHits(page, 'credit transfer', 8)).toContain(`${CODE_LISTS}/payment-means.html#payment-58`);
  expect(await firstHits(page, 'Me', 1)).not.toEqual([`${CODE_LISTS}/country.html#country-ME`]);
});

test('a code has its name and where it is, and Enter leads to it', async ({page}) => {
  await search(page, 'UQ');
  const first = hits(page).first();
  await expect(first).toContainText('UQ UnderQuery');
  await expect(first).toContainText('Code lists › Invoice response codes');
  await expect(first.locator('mark')).toHaveText('UQ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${CODE_LISTS}/invoice-response.html#response-UQ`);
  await expect(page.locator('#response-UQ')).toBeInViewport();
});
