import fs from 'node:fs';
import {arrived, expectThat, hydrate, type OfflineSite} from './site';

const OVERVIEW = '/introduction/overview.html';
const CHECK = '/documents/validate.html';

/** Follows links inside the running site. */
async function navigate(site: OfflineSite): Promise<void> {
  const {page} = site;
  await site.open(OVERVIEW);
  await hydrate(site);
  await page.evaluate(() => Reflect.set(window, 'kept', true));
  await page.locator('main a[href$="/introduction/gettingStarted.html"]').first().click();
  await arrived(site, '/introduction/gettingStarted.html');
  await page.goBack();
  await arrived(site, OVERVIEW);
  await page.locator('.menu__link', {hasText: 'Authentication'}).first().click();
  await arrived(site, '/introduction/authentication.html');
  expectThat(await page.evaluate(() => Reflect.has(window, 'kept')), 'a link loads a document');
  expectThat((await page.locator('[data-page-headings] a').count()) > 0, 'the sidebar has no headings');
}

async function searchInBox(site: OfflineSite): Promise<void> {
  await site.open(OVERVIEW);
  await hydrate(site);
  await site.page.locator('[data-search-input]').fill('API404');
  await site.page.locator('[role=option]').first().waitFor();
  await site.page.keyboard.press('Enter');
  await arrived(site, '/endpoints/overview.html#API404');
}

/** A rule, words, a code, a rare code, and the words of a rule. */
async function searchOnPage(site: OfflineSite): Promise<void> {
  for (const query of ['BR-CO-15', 'invoice', 'KGM', 'XAF', 'Sum of line net amounts']) {
    await site.open(`/search.html?q=${encodeURIComponent(query)}`);
    const hits = site.page.locator('main ol li a');
    await hits.first().waitFor();
    for (const hit of await hits.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
      expectThat(hit.startsWith(site.root), `${query} finds ${hit}`);
    await hits.first().click();
    await site.page.waitForURL((url) => !url.pathname.endsWith('/search.html'));
  }
}

async function searchFromFilter(site: OfflineSite): Promise<void> {
  await site.open('/misc/codeList/unit.html');
  const filter = site.page.locator('main input').first();
  await filter.click();
  await filter.fill('zzzzqq');
  await site.page.locator('[data-filter-note] a').click();
  await arrived(site, '/search.html?q=zzzzqq');
}

async function redirects(site: OfflineSite): Promise<void> {
  const leads = {
    '/introduction/authentication': '/introduction/authentication.html',
    '/introduction/authentication/': '/introduction/authentication.html',
    '/platform': '/platform/introduction/overview.html',
    '/index.html': '/',
  };
  for (const [from, to] of Object.entries(leads)) {
    await site.open(`${from}#kept`);
    await arrived(site, `${to}#kept`);
  }
}

async function redirectInside(site: OfflineSite): Promise<void> {
  await site.open(OVERVIEW);
  await hydrate(site);
  await site.page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `${site.root}documents`);
  await arrived(site, '/documents/overview.html');
}

async function languages({open, page}: OfflineSite): Promise<void> {
  await open('/endpoints/v1/salesInvoice.html');
  await page
    .locator('main button', {hasText: /^Python$/})
    .first()
    .click();
  await page.locator('main code', {hasText: 'import '}).first().waitFor();
}

async function foldedExample({open, page}: OfflineSite): Promise<void> {
  await open('/documents/invoices/ubl/bisv3/examples.html');
  const fold = page.locator('details[data-example]').first();
  const file = await fold.getAttribute('data-example');
  await fold.evaluate((element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (each instanceof HTMLDetailsElement) each.open = true;
  });
  await page.locator(`details[data-example="${file}"]`).waitFor({state: 'detached'});
}

async function versions(site: OfflineSite): Promise<void> {
  await site.open('/');
  await site.page.locator('button[data-switch="v1-beta"]').click();
  await arrived(site, '/?version=v1-beta');
}

async function console(site: OfflineSite): Promise<void> {
  await site.open('/reference/v1/sendSalesInvoice.html');
  await site.page.locator('article form').first().waitFor();
  await site.page.locator('article a', {hasText: 'in the reference'}).click();
  await arrived(site, '/v1.html#sendSalesInvoice');
}

async function playground({open, page, root}: OfflineSite): Promise<void> {
  await open('/vpd/playground/playground.html');
  await page.locator('.monaco-editor').first().waitFor();
  await page.locator('button[aria-label^="Execute"]').click();
  await page.waitForFunction(() => document.querySelector('.result-window')?.textContent.includes('"data"'));
  const schema = await page
    .locator('a', {hasText: 'Download SDL'})
    .evaluate((link) => (link as HTMLAnchorElement).href);
  expectThat(schema === `${root}vpd/schema.graphql`, `the schema is at ${schema}`);
}

/** Checks a document that breaks a rule, and reads the addresses in the report. */
async function checkDocument({open, page, root}: OfflineSite): Promise<void> {
  await open(CHECK);
  await page.locator('#check-sample').waitFor();
  await page.locator('button', {hasText: /^Try$/}).click();
  const json = page.locator('button', {hasText: /^JSON$/});
  await json.waitFor();
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const [download] = await Promise.all([page.waitForEvent('download'), json.click()]);
  const report = fs.readFileSync(await download.path(), 'utf8');
  const {host} = new URL(root);
  const own = [...links, ...(report.match(/https?:[^"\s]+/g) ?? [])].filter((address) => address.includes(host));
  expectThat(own.length > 0, 'the report has no address of the site');
  for (const address of own) expectThat(address.startsWith(root), `the report names ${address}`);
}

async function downloads({root}: OfflineSite): Promise<void> {
  const files = ['sandbox.mjs', 'openapi/v1.yaml', 'robots.txt', 'sitemap.xml', 'documents/downloads/rules.zip'];
  for (const file of [...files, 'vpd/schema.graphql', 'platform/v3.1/platform.wsdl', 'fonts/geist-latin.woff2']) {
    const response = await fetch(root + file);
    expectThat(response.status === 200 && (await response.arrayBuffer()).byteLength > 0, `${file}: ${response.status}`);
  }
}

async function font({open, page}: OfflineSite): Promise<void> {
  await open(OVERVIEW);
  const loaded = await page.evaluate(async () => (await document.fonts.load('16px Geist')).length);
  expectThat(loaded > 0, 'the font is not there');
}

/** The file that hosts send for unknown addresses. Python sends its own text, so the page is opened by its own address. */
async function notFound(site: OfflineSite): Promise<void> {
  await site.open('/404.html');
  await site.page.locator('h1', {hasText: 'Page not found'}).waitFor();
  await site.page.locator('main input[name=q]').fill('invoice');
  await site.page.locator('main form button').click();
  await site.page.locator('main ol li').first().waitFor();
}

/** What readers do on the site, as steps. */
export const features: readonly (readonly [string, (site: OfflineSite) => Promise<void>])[] = [
  ['links and the sidebar', navigate],
  ['search in the box', searchInBox],
  ['search on its page', searchOnPage],
  ['search from a filter', searchFromFilter],
  ['redirect files', redirects],
  ['redirect inside the running site', redirectInside],
  ['languages of requests', languages],
  ['an example in a fold', foldedExample],
  ['the switch of versions', versions],
  ['a console', console],
  ['the playground', playground],
  ['the check of documents', checkDocument],
  ['downloads', downloads],
  ['the font', font],
  ['not found', notFound],
];
