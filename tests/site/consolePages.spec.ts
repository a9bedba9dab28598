import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {consolePath, openConsole} from './support/console';
import {contractOperations, versions} from './support/contract';
import {build, builtHtml, routes, siteAddress, sitemapPaths} from './support/site';

const consoles = versions.flatMap((version) =>
  contractOperations(version).map(({id, summary, path}) => ({
    version,
    id,
    summary,
    path,
    address: consolePath(version, id),
  })),
);

/** Scripts and style sheets that a built page asks for. */
const assetsOf = (address: string): string[] =>
  [...builtHtml(address).matchAll(/\/assets\/(?:js|css)\/[^"' ]+/g)].map(([asset]) => asset);

test('every operation has a console page, kept from search engines and the sitemap', () => {
  const listed = new Set(sitemapPaths());
  for (const {address, summary, path, id, version} of consoles) {
    const html = builtHtml(address);
    expect(html, address).toMatch(/<meta[^>]+name="?robots"?[^>]+content="?noindex/);
    expect(html, address).toContain(summary);
    expect(html, address).toContain(path);
    expect(html, address).toContain(`${version === 'v1' ? '/v1.html' : '/'}#${id}`);
    expect(listed.has(address), address).toBe(false);
  }
});

test('the search index knows no console', () => {
  const index = fs.readdirSync(build).filter((file) => file.startsWith('search-index'));
  expect(index.length).toBeGreaterThan(0);
  for (const file of index) expect(fs.readFileSync(`${build}/${file}`, 'utf8')).not.toMatch(/"\/reference\/v1/);
});

test('every operation of the reference leads to its console', () => {
  const html = builtHtml('/');
  for (const {address} of consoles) expect(html, address).toMatch(new RegExp(`href="?${address}[" ]`));
});

test('every console opens without a message in the console or a request elsewhere', async ({page}) => {
  test.setTimeout(180_000);
  const trouble: string[] = [];
  page.on('console', (message) => trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== siteAddress) trouble.push(request.url());
  });
  for (const {version, id, path} of consoles) {
    await openConsole(page, version, id);
    await expect(page.locator('[data-code=bash] code'), id).toContainText(path.replace(/\{.*/, ''));
    expect(trouble, id).toEqual([]);
  }
});

test('no other page loads a script or style sheet of the consoles', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(consoles[0]?.address ?? '');
  await page.waitForLoadState('networkidle');
  const ofConsoles = new Set(requested.filter((path) => path.startsWith('/assets/')));
  requested.length = 0;
  await page.goto('/introduction/overview.html');
  await page.waitForLoadState('networkidle');
  const everywhere = new Set([...requested, ...assetsOf('/introduction/overview.html')]);
  const own = [...ofConsoles].filter((asset) => !everywhere.has(asset));
  const marked = own.filter((asset) =>
    /openapi-explorer|theme-api-markdown/.test(fs.readFileSync(`${build}${asset}`, 'utf8')),
  );
  expect(
    marked.some((asset) => asset.endsWith('.js')),
    'the console has scripts of its own',
  ).toBe(true);
  for (const route of routes) {
    requested.length = 0;
    await page.goto(route.path);
    await page.waitForLoadState('networkidle');
    expect(
      requested.filter((path) => marked.includes(path)),
      route.path,
    ).toEqual([]);
  }
});
