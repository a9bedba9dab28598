import {expect, test} from './support/test';
import {errorCatalogue} from './support/catalogues';
import {contractOperations, contractSchemas} from './support/contract';
import {expectUnderBar, open} from './support/page';
import {box, firstHits, hits, indexedPlaces, LOW, search, START} from './support/search';
import {frontMatterOf, pages} from './support/site';

const WANTED: readonly (readonly [query: string, address: string])[] = [
  ['rate limit', '/endpoints/overview.html#limit-request-rate'],
  ['too many requests', '/endpoints/overview.html#API429'],
  ['postman', '/'],
  ['bearer token', '/introduction/authentication.html#send-the-bearer-token-and-subscription-key'],
  ['subscription key', '/introduction/authentication.html#send-the-bearer-token-and-subscription-key'],
  ['verify webhook', '/endpoints/v1/hook.html#secure-a-webhook'],
  ['webhook secret', '/endpoints/v1/hook.html#secure-a-webhook'],
  ['authentication', '/introduction/authentication.html'],
  ['authenticaton', '/introduction/authentication.html'],
  ['authentica', '/introduction/authentication.html'],
  ['sendSalesInvoice', '/#sendSalesInvoice'],
  ['/peppol/deliveryOption', '/#getDeliveryOptions'],
  ['peppol/delivery', '/#getDeliveryOptions'],
  ['salesInvoice/send', '/#sendSalesInvoice'],
  ['POST /api/v1/{partyId}/salesInvoice/send', '/#sendSalesInvoice'],
  ['API404', '/endpoints/overview.html#API404'],
  ['Hook', '/#schema-v1-Hook'],
  ['webhook event', '/#schema-v1-WebhookEvent'],
  ['BadLookup', '/#response-v1-BadLookup'],
  ['InvoiceReceived', '/endpoints/v1/hook.html#topic-InvoiceReceived'],
  ['webhook', '/endpoints/v1/hook.html#secure-a-webhook'],
  ['filter', '/endpoints/v1/hook.html#filters'],
  ['test vector', '/endpoints/v1/hook.html#test-vector'],
  ['send an invoice', '/introduction/invoice/send.html'],
  // One word, which many phrases of readers have.
  ['invoice', '/introduction/invoice/send.html'],
  ['order', '/introduction/order/send.html'],
];

/** Terms, elements and rules of documents, whose first hit is the term, or on the page of an invoice. */
const IN_TREES: readonly (readonly [query: string, address: RegExp])[] = [
  ['BT-10', /\/documents\/terms\.html#BT-10/],
  ['BG-4', /\/documents\/terms\.html#BG-4/],
  ['cbc:BuyerReference', /\/documents\/terms\.html#BT-10/],
  ['BR-CO-15', /\/documents\/rules\/en16931-ubl\.html#BR-CO-15/],
  ['NL-GA-02', /\/nlciusGaccount\/structure\.html#el-PaymentTerms-PaymentMeansID/],
  ['A UBL invoice should not include the InvoiceLine Item Certificate', /\/en16931-ubl\.html#UBL-CR-623$/],
  ['[CII-SR-004] - Value should not be present', /\/en16931-cii\.html#CII-SR-04$/],
  ['seef:MeterNumber', /\/nlciusEnergyExtension\/structure\.html#el-.*-MeterNumber/],
];

test('the first three hits have what the words mean, the first one a term, an element and a rule of a document', async ({
  page,
}) => {
  await page.setViewportSize(LOW);
  await search(page, 'start');
  for (const [query, address] of WANTED) expect.soft(await firstHits(page, query), query).toContain(address);
  for (const [query, address] of IN_TREES) expect.soft((await firstHits(page, query))[0], query).toMatch(address);
  // Words that the names of many codes have are no code.
  expect(await firstHits(page, 'credit note', 5)).not.toContainEqual(expect.stringMatching(/#credit-note-type-8[13]$/));
  await firstHits(page, 'salesInvoice/send');
  expect(await hits(page).locator('wbr').count(), 'a path breaks at its slashes').toBeGreaterThan(0);
});

test('the level of a rule is no part of a title', () => {
  const rejections = indexedPlaces().filter(({href}) => href.includes('/rejections.html#'));
  expect(rejections.length).toBeGreaterThan(50);
  for (const {title} of rejections) expect.soft(title).not.toMatch(/\b(?:Fatal|Warning)\b| {2}/);
});

test('every operation, schema, error code and page is found by its name, those pages that search engines leave out too', async ({
  page,
}) => {
  await page.setViewportSize(LOW);
  await search(page, 'start');
  await test.step('an operation by its summary, and among the first three for its id', async () => {
    for (const {id, summary} of contractOperations('v1')) {
      expect(await firstHits(page, id), id).toContain(`/#${id}`);
      expect(await firstHits(page, summary, 8), summary).toContain(`/#${id}`);
    }
  });
  await test.step('a schema among the first three, or as the first hit of the reference', async () => {
    const inReference = page.getByRole('group', {name: 'REST API'}).getByRole('option').first();
    for (const name of contractSchemas('v1')) {
      const address = `/#schema-v1-${name}`;
      if ((await firstHits(page, name)).includes(address)) continue;
      await expect(inReference, name).toHaveAttribute('href', address);
    }
  });
  await test.step('an error code and the title of a page among the first three', async () => {
    for (const {code} of errorCatalogue())
      expect((await firstHits(page, code)).map((address) => address.split('#')[1])).toContain(code);
    expect(pages.some(({indexed}) => !indexed)).toBe(true);
    for (const {path} of pages) expect(await firstHits(page, frontMatterOf(path).title), path).toContain(path);
  });
});

test('a hit has its heading with the method, the words of the query marked, and where it is; the box says so when nothing is found', async ({
  page,
}) => {
  await search(page, 'sendSalesInvoice');
  const first = hits(page).first();
  await expect(first.locator('[data-method="POST"]')).toHaveText('POST');
  await expect(first).toContainText('Send an invoice');
  await expect(first.locator('[data-excerpt] mark').first()).toHaveText('sendSalesInvoice');
  await expect(first).toContainText('API reference › v1 › SalesInvoice');
  await box(page).fill('verify webhook');
  await expect(first).toContainText('Hooks and events');
  await expect(first).toContainText('PSB › Endpoints');
  const part = hits(page).nth(1);
  await expect(part).toHaveText('Secure a webhook');
  await expect(part.locator('mark')).toHaveText('webhook');

  await box(page).fill('xyzzyqwfp');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    /^No results for "xyzzyqwfp"\. Nearest pages: [1-3]\.$/,
  );
  await expect(hits(page)).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'See all results'})).toHaveCount(0);
  await expect(page).toHaveURL(START);
});

const OPENED: readonly (readonly [query: string, id: string])[] = [
  ['sendSalesInvoice', 'sendSalesInvoice'],
  ['PeppolPartyConfig', 'schema-v1-PeppolPartyConfig'],
  ['BadLookup', 'response-v1-BadLookup'],
  ['transformDocument', 'transformDocument'],
];

// The first one from another page, the others on the reference itself; searchPage.spec.ts comes to transformDocument from another page.
test('Enter opens operations, a schema and a response in the reference', async ({page}) => {
  await open(page, START);
  for (const [query, id] of OPENED) {
    await page.keyboard.press('Control+k');
    await box(page).fill(query);
    await expect(hits(page).first()).toHaveAttribute('href', `/#${id}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`details#${id}`)).toHaveAttribute('open');
    await expectUnderBar(page.locator(`details#${id}`));
  }
});
