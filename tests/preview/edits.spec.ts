import {expect} from '@playwright/test';
import {htmlOf, test, textOf} from './support/preview';

test('an edit of the prose, of a contract, of the errors, of a sample and of an example shows in an open page', async ({
  page,
  edit,
}) => {
  await page.goto('/endpoints/v1/salesInvoice.html');
  const shows = (text: string): Promise<void> => expect.poll(() => textOf(page)).toContain(text);
  await shows('Send an invoice');
  edit('docs/endpoints/v1/salesInvoice.mdx', (text) => `${text}\nA further sentence.\n`);
  await shows('A further sentence.');
  edit('openapi/v1.yaml', (text) => text.replace('summary: Send an invoice\n', 'summary: Send one invoice\n'));
  await shows('Send one invoice');
  await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  edit('docs/samples/send-invoice/send-invoice.sh', (text) => text.replace('# Needs', '# Now needs'));
  await shows('# Now needs');
  await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  edit('documents/examples/ubl-bisv3/invoice-minimal.xml', (text) => text.replace('?>', '?>\n<!-- A comment. -->'));
  await expect.poll(() => htmlOf(page)).toContain('A comment.');
});

test('an edit of the error catalogue shows where it is drawn', async ({page, edit}) => {
  await page.goto('/endpoints/overview.html');
  edit('openapi/errors.yaml', (text) => text.replace('meaning: The bus', 'meaning: Oh! The bus'));
  await expect.poll(() => textOf(page)).toContain('Oh! The bus');
});

test('an edit of a title shows in a page that names it', async ({page, edit}) => {
  await page.goto('/introduction/overview.html');
  await expect(page.locator('[id^="term-"]').first()).toBeAttached();
  edit('docs/networks/peppol.mdx', (text) => text.replace(/^title: .*$/m, 'title: The network of Peppol'));
  await expect.poll(() => htmlOf(page)).toContain('The network of Peppol');
});

test('an edit of sidebars.ts shows in the sidebar', async ({page, edit}) => {
  await page.goto('/introduction/overview.html');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar).toContainText('Connect');
  edit('sidebars.ts', (text) => text.replace("group('Connect', [", "group('First of all', ["));
  await expect(sidebar).toContainText('First of all');
});

test('an edit whose update is lost on the way shows all the same', async ({page, edit}) => {
  await page.goto('/introduction/overview.html');
  await expect(page.locator('[id^="term-"]').first()).toBeAttached();
  let lost = 0;
  await page.route('**/*.hot-update.*', async (route) => (lost++ === 0 ? route.abort() : route.continue()));
  edit('docs/introduction/overview.mdx', (text) => `${text}\nA late sentence.\n`);
  await expect.poll(() => textOf(page)).toContain('A late sentence.');
  expect(lost, 'updates that were asked for').toBeGreaterThan(0);
});
