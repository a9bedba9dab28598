import {expect, test, type Page} from './support/test';
import {expectUnderBar} from './support/page';

const SCHEMA = 'details#schema-v1-Hook';

const hash = (page: Page) => page.evaluate(() => window.location.hash);

test('the toolbar stays in view, and what the reader opens is in the address, without a step in the history', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#tag-v1-Hook').evaluate((each) => each.scrollIntoView());
  await expect(page.locator('[data-filter]')).toBeInViewport({ratio: 1});
  await expectUnderBar(page.locator('#tag-v1-Hook'));
  const steps = await page.evaluate(() => window.history.length);
  await page.locator('details#sendSalesInvoice > summary').click();
  await expect.poll(() => hash(page)).toBe('#sendSalesInvoice');
  await page.locator('details#subscribe > summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hash(page)).toBe('#subscribe');
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  await page.reload();
  await expect(page.locator('details#subscribe')).toHaveAttribute('open');
});

test('a schema has its fields beside an example, an operation its method and path once, over both columns', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/v1.html#schema-v1-Hook');
  const [fields, example] = await Promise.all([
    page.locator(`${SCHEMA} dl`).first().boundingBox(),
    page.locator(`${SCHEMA} figure`).first().boundingBox(),
  ]);
  expect(example?.x).toBeGreaterThan((fields?.x ?? 0) + (fields?.width ?? 0));
  const examples = await page.locator('section[data-version] [data-schema]:has(dl) figure code').allTextContents();
  expect(examples.length).toBeGreaterThan(20);
  for (const text of examples) expect(() => JSON.parse(text) as unknown).not.toThrow();

  await page.evaluate(() => (window.location.hash = 'schema-v1-User'));
  const schemas = page.locator('[data-reference] > nav a[href="#schemas-v1"]');
  await expect(schemas, 'the list beside it marks the schemas').toHaveAttribute('aria-current', 'location');

  await page.evaluate(() => (window.location.hash = 'sendSalesInvoice'));
  const item = page.locator('details#sendSalesInvoice');
  await expect(item).toHaveAttribute('open');
  await expect(schemas).not.toHaveAttribute('aria-current');
  await expect(item.locator('[data-method]:visible')).toHaveCount(1);
  await expect(item.locator('code:visible', {hasText: /^\/api\/v1\/\{partyId\}\/salesInvoice\/send$/})).toHaveCount(1);
  const [line, beside] = await Promise.all([
    item.locator('[data-operation] > :first-child').boundingBox(),
    item.locator('[data-beside]').first().boundingBox(),
  ]);
  expect(line?.width).toBe(beside?.width);
});

test('on a phone the operations are in the drawer', {tag: '@phone'}, async ({page}) => {
  await page.goto('/');
  await page.locator('.navbar__toggle').tap();
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer.getByRole('navigation', {name: 'Operations'})).toBeInViewport();
  await drawer.locator('a[href="#sendSalesInvoice"]').tap();
  await expect(drawer).not.toBeInViewport();
  await expect(page.locator('details#sendSalesInvoice')).toHaveAttribute('open');
  await expectUnderBar(page.locator('details#sendSalesInvoice'));
});
