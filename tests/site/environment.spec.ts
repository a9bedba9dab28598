import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from './support/test';
import {load} from 'cheerio';
import {service} from '../../src/service';
import {HOST_VARIABLES} from '../support/sampleHosts';
import {builtDocument} from './support/built';
import {clipboard, expectSameDocument, mark, open} from './support/page';
import {build, routes} from './support/site';

const PAGE = '/introduction/gettingStarted.html';
const NEXT = '/introduction/authentication.html';
const {psb, identity, vpd, platform, sandbox} = service;
const ALL = [psb, identity, vpd, platform];

const choices = (page: Page) => page.locator('select[data-environment]:visible');
const marks = (page: Page) => page.locator('code [data-host]');

/** What the choices of a page have, each once. */
const valuesOf = async (page: Page): Promise<string[]> => [
  ...new Set(await choices(page).evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value))),
];

/** The hosts that a page shows in its requests and samples, each once, by variable. */
const hostsOf = async (page: Page): Promise<string[]> =>
  [
    ...new Set(await marks(page).evaluateAll((all) => all.map((each) => `${each.dataset.host} ${each.textContent}`))),
  ].sort();

const SANDBOX = [`PSB_HOST ${sandbox.url}`, `PSB_IDENTITY_HOST ${sandbox.url}`];
const ACCEPTANCE = [`PSB_HOST https://${psb.accp.host}`, `PSB_IDENTITY_HOST https://${identity.accp.host}`];
const PRODUCTION = [`PSB_HOST https://${psb.host}`, `PSB_IDENTITY_HOST https://${identity.host}`];

/** Expects that the page shows an environment in all of its code, and in each choice. */
async function expectShown(page: Page, value: string, hosts: readonly string[]): Promise<void> {
  const shown = async () => ({values: await valuesOf(page), hosts: await hostsOf(page)});
  await expect.poll(shown).toEqual({values: [value], hosts});
}

/** The requests of each language other than curl, as the site serves them. */
function servedRequests(): string[] {
  const root = path.join(build, 'assets/requests');
  const folder = path.join(root, fs.readdirSync(root)[0] ?? '');
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      Object.values(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>),
    );
}

test('every acceptance host in a request or sample is marked with its variable', () => {
  const origins = ALL.map(({accp}) => `https://${accp.host}`);
  const found = new Map<string, number>();
  const wrong: string[] = [];
  const check = (where: string, document: ReturnType<typeof load>, places: string): void => {
    document(places).each((_, place) => {
      const code = document(place);
      code.find('[data-host]').each((__, element) => {
        const key = `${element.attribs['data-host']} ${document(element).text()}`;
        found.set(key, (found.get(key) ?? 0) + 1);
      });
      code.find('[data-host]').remove();
      for (const origin of origins) if (code.text().includes(origin)) wrong.push(`${where}: ${origin} is not marked`);
    });
  };
  for (const {path: route} of routes) check(route, builtDocument(route), ':is([data-request], [data-sample]) code');
  for (const html of servedRequests()) check(html.slice(0, 100), load(`<code>${html}</code>`), 'code');
  expect(wrong).toEqual([]);
  const wanted = Object.keys(HOST_VARIABLES).map((variable, index) => `${variable} ${origins[index]}`);
  expect([...found.keys()].sort()).toEqual(wanted.sort());
  expect(Math.min(...found.values())).toBeGreaterThan(5);
});

test('the choice changes the hosts of every request and sample, in each language, and what is copied', async ({
  page,
}) => {
  await open(page, PAGE);
  await expectShown(page, 'acceptance', ACCEPTANCE);
  await choices(page).first().selectOption('sandbox');
  await expectShown(page, 'sandbox', SANDBOX);
  const request = page.locator('[data-request]').first();
  await request.getByRole('button', {name: /^Copy/}).click();
  await expect.poll(() => clipboard(page)).toContain(`host=\${PSB_HOST:-${sandbox.url}}\ncurl`);
  await request.locator('[data-choice=python]').click();
  await expect(request.locator('code')).toContainText(`host = os.environ.get("PSB_HOST", "${sandbox.url}")`);
  await expectShown(page, 'sandbox', SANDBOX);
  await request.locator('[data-choice=curl]').click();
  await choices(page).last().selectOption('production');
  await expectShown(page, 'production', PRODUCTION);
  await request.getByRole('button', {name: /^Copy/}).click();
  await expect.poll(() => clipboard(page)).toContain(`host=\${PSB_HOST:-https://${psb.host}}\ncurl`);
  await choices(page).first().selectOption('acceptance');
  await expectShown(page, 'acceptance', ACCEPTANCE);
});

test('party data and the platform have their hosts of the sandbox', async ({page}) => {
  await open(page, '/vpd/introduction/gettingStarted.html');
  await choices(page).first().selectOption('sandbox');
  await expectShown(page, 'sandbox', [`PSB_IDENTITY_HOST ${sandbox.url}`, `PSB_VPD_HOST ${sandbox.url}/api/vpd`]);
  await page.goto('/platform/endpoints/v3.1/login.html');
  await expectShown(page, 'sandbox', [`PSB_PLATFORM_HOST ${sandbox.url}`]);
});

test('the choice is kept on the next page, on the way back, after a reload, and on the next visit', async ({page}) => {
  await open(page, PAGE);
  await mark(page);
  await choices(page).first().selectOption('sandbox');
  await page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`).click();
  await expect(page).toHaveURL(NEXT);
  await expectShown(page, 'sandbox', SANDBOX);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expectShown(page, 'sandbox', SANDBOX);
  await expectSameDocument(page);
  await page.reload();
  await expectShown(page, 'sandbox', SANDBOX);
  await open(page, NEXT);
  await expectShown(page, 'sandbox', SANDBOX);
  const visit = await page.context().newPage();
  await visit.goto(NEXT);
  await expectShown(visit, 'sandbox', SANDBOX);
});

test('production is kept for the session alone: the next visit has what was chosen before', async ({page}) => {
  await open(page, PAGE);
  await choices(page).first().selectOption('production');
  await page.reload();
  await expectShown(page, 'production', PRODUCTION);
  await page.goto(NEXT);
  await expectShown(page, 'production', PRODUCTION);
  const visit = await page.context().newPage();
  await visit.goto(NEXT);
  await expectShown(visit, 'acceptance', ACCEPTANCE);
});

test('no stored text brings production or another host', async ({page}) => {
  for (const stored of ['production', 'constructor', 'https://evil.example']) {
    await page.addInitScript((value) => window.localStorage.setItem('psb-environment', value), stored);
    await page.goto(PAGE);
    await expectShown(page, 'acceptance', ACCEPTANCE);
  }
});

test('a browser without storage keeps the choice until the page is left', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('switched off', 'SecurityError');
        },
      });
  });
  await page.goto(PAGE);
  await expectShown(page, 'acceptance', ACCEPTANCE);
  await choices(page).first().selectOption('production');
  await expectShown(page, 'production', PRODUCTION);
});

test('the keyboard reaches the choice after the languages, and it has a name', async ({page}) => {
  await page.goto(PAGE);
  const group = page.locator('[data-request]:visible').first();
  await group.locator('[data-choice]').last().focus();
  await page.keyboard.press('Tab');
  const choice = group.getByRole('combobox', {name: 'Environment'});
  await expect(choice).toBeFocused();
  await page.keyboard.press('s');
  await expectShown(page, 'sandbox', SANDBOX);
});

test('the chosen environment is printed', {tag: '@print'}, async ({page}) => {
  await page.goto(PAGE);
  await choices(page).first().selectOption('sandbox');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[data-request] code').first()).toContainText(sandbox.url);
  await expect(choices(page)).toHaveCount(0);
});

test('without script, code shows acceptance, and there is no choice', {tag: '@no-js'}, async ({page}) => {
  await page.goto(PAGE);
  await expect(page.locator('[data-request] code').first()).toContainText(`\${PSB_HOST:-https://${psb.accp.host}}`);
  await expect(choices(page)).toHaveCount(0);
});
