import {expect, test} from './support/test';
import {platformErrors, platformOperations, platformWsdl, platformWsdlText} from '../support/platform';
import {builtDocument} from './support/built';
import {copiedBy, hydrate} from './support/page';
import {box, firstHits, hits, search} from './support/search';

const OPERATION = '/platform/endpoints/v3.1/getInboxDocuments.html';
const ERRORS = '/platform/misc/errorHandling.html';
const WSDL = '/platform/wsdl.html';

type Built = ReturnType<typeof builtDocument>;

/** The trimmed texts of what a selector finds, in the page or in a part of it. */
const textsOf = ($: Built, selector: string, part?: Parameters<Built>[1]): string[] =>
  $(selector, part)
    .toArray()
    .map((each) => $(each).text().trim());

test.describe('in the static HTML', () => {
  for (const {name, page: address, action, request, response, rest} of platformOperations()) {
    test(`${name} has its SOAPAction, every element, its faults, and what replaces it`, () => {
      const $ = builtDocument(address);
      const operation = $(`[data-soap-operation="${name}"]`);
      expect(textsOf($, 'code', operation.get(0)).find((code) => code.includes(action))).toBe(action);
      expect(operation.find(`[data-copy="${action}"]`).length).toBe(1);
      expect(operation.find('[data-copy="/soap/v3.1"]').length).toBe(1);
      const elements = textsOf($, 'article dl dt > code:first-child');
      for (const field of [...request.fields, ...response.fields]) expect.soft(elements).toContain(field.name);
      expect($('article').text()).toContain(`The ${response.element} element `);
      const envelopes = textsOf($, 'figure:has(figcaption)').filter((text) => text.startsWith('Response envelope'));
      expect(envelopes).toEqual([expect.stringContaining(response.element)]);
      expect($(`a[href^="${ERRORS}#"]`).length).toBeGreaterThan(0);
      for (const {link} of rest) {
        if (link) expect($(`article a[href="${link.href}"]`).length, link.href).toBeGreaterThan(0);
      }
    });
  }

  test('every error code has an entry with its fault and the operations that return it', () => {
    const $ = builtDocument(ERRORS);
    const entries = $('article section[id]:has(> h3)').toArray();
    const drawn = new Map(entries.map((each) => [each.attribs.id, $(each).text()]));
    for (const {code, faultstring, operations} of platformErrors().errors) {
      expect.soft(drawn.get(code), code).toContain(faultstring);
      if (typeof operations !== 'string') expect.soft(drawn.get(code), code).toContain(operations.join(', '));
    }
    expect(drawn.size).toBe(platformErrors().errors.length);
  });

  test('every type of the WSDL has an anchor and all of its elements', () => {
    const $ = builtDocument(WSDL);
    for (const {name, fields} of platformWsdl().types.values()) {
      const type = $(`[id="type-${name}"]`);
      expect.soft(type.length, name).toBe(1);
      expect.soft(textsOf($, 'dt > code:first-child', type.get(0)), name).toEqual(fields.map((field) => field.name));
    }
  });
});

test('the WSDL is served whole, without tokens', async ({request}) => {
  const response = await request.get('/platform/v3.1/platform.wsdl');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toBe(platformWsdlText());
  expect(text).not.toContain('{{');
  expect(text).not.toMatch(/<(?:xs:|wsdl:)?(?:import|include)\b/);
});

test('the samples change their language, SOAPAction is copied, and the link of a type opens it', async ({page}) => {
  await page.goto(OPERATION);
  const request = page.locator('[data-request="soap-GetInboxDocuments"]');
  await expect(request.locator('code')).toContainText('curl --silent');
  await request.locator('[data-choice="python"]').click();
  await expect(request.locator('code')).toContainText('from zeep import');
  await request.locator('[data-choice="curl"]').click();
  await expect(request.locator('code')).toContainText('curl --silent');
  const address = page.locator('[data-copy$="/v3_1/GetInboxDocuments"]');
  expect(await copiedBy(page, () => address.click())).toBe('http://platform.example.com/v3_1/GetInboxDocuments');
  const type = page.locator('#type-DocumentSearch');
  await expect(type.locator('dl')).toBeHidden();
  await page.locator('a[href="#type-DocumentSearch"]').click();
  await expect(type.locator('dl')).toBeVisible();
  await expect(type).toContainText('CreatedOn/From');
});

test('the address of a bad request opens it, with the response; the catalogue is filtered by code, operation and words', async ({
  page,
}) => {
  await page.goto(`${ERRORS}#case-entity-bomb`);
  const bomb = page.locator('#case-entity-bomb');
  await expect(bomb.locator('pre').first()).toContainText('<!ENTITY');
  await expect(bomb.locator('pre').last()).toContainText('ERRIER8000006');
  await expect(bomb).toBeInViewport();
  const box = page.getByRole('searchbox', {name: 'Filter errors by code, operation, or words'});
  const shown = page.locator('article section[data-find]:visible');
  await box.focus();
  await box.fill('SetInboxDocumentStatus');
  const own = platformErrors().errors.filter(
    ({operations}) => Array.isArray(operations) && operations.includes('SetInboxDocumentStatus'),
  );
  await expect(shown).toHaveCount(own.length);
  await box.fill('ERRSND4000001');
  await expect(shown).toHaveCount(1);
  await box.fill('');
  await expect(shown).toHaveCount(platformErrors().errors.length);
});

/** What a reader of the SOAP service types, and where it leads. */
const FINDS: readonly (readonly [query: string, address: string])[] = [
  ['GetAdvisedInvoiceRecipientId', '/platform/endpoints/v3.1/getAdvisedInvoiceRecipientId.html'],
  ['ERRSND4000001', `${ERRORS}#ERRSND4000001`],
  ['DEFAULT_ERROR_CODE999', `${ERRORS}#DEFAULT_ERROR_CODE999`],
  ['DocumentSearch', `${WSDL}#type-DocumentSearch`],
  ['ERRGRP', `${ERRORS}#ERRGRP`],
  ['TPL-4101', '/platform/misc/documentsAndTemplates.html#template-TPL-4101'],
  ['PSBPartyId', '/platform/'],
  ['Reciever', '/platform/'],
  ['35 For Approval', '/platform/endpoints/v3.1/setInboxDocumentStatus.html#state-platformInbox-ForApproval'],
];

test('the search finds operations, elements, error codes and statuses, marks them as SOAP, and leads readers of REST elsewhere', async ({
  page,
}) => {
  await search(page, 'start');
  for (const [query, address] of FINDS) {
    const found = await firstHits(page, query, 3);
    expect
      .soft(
        found.some((each) => each.startsWith(address)),
        `${query}: ${found.join(' ')}`,
      )
      .toBe(true);
  }
  // A reader who sends invoices with REST is not led to SOAP.
  for (const query of ['send an invoice', 'receive an invoice', 'getting started', 'error codes', 'access token']) {
    const [first = ''] = await firstHits(page, query);
    expect.soft(first, query).not.toMatch(/^\/platform\//);
  }
  await box(page).fill('ERRSND4000001');
  await expect(hits(page).first()).toContainText('SOAP');
  await expect(page.getByText('SOAP platform').first()).toBeVisible();
});

test('the diagrams of the statuses have their text beside them', async ({page}) => {
  await page.goto('/platform/endpoints/v3.1/setInboxDocumentStatus.html');
  await hydrate(page);
  await expect(page.locator('#state-platformInbox-Rejected')).toContainText('50');
  await expect(page.locator('article svg').first()).toBeVisible();
});
