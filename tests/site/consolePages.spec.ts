import {expect, test} from './support/test';
import {consoleAssets, consoles, highlighterAssets, openConsole} from './support/console';
import {builtHtml, sitemapPaths} from './support/site';

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

test('every operation of the reference leads to its console', () => {
  const html = builtHtml('/');
  for (const {address} of consoles) expect(html, address).toMatch(new RegExp(`href="?${address}[" >]`));
});

// everyPageHydrated.spec.ts proves that no page of the site asks for them.
test('a console asks for scripts and style sheets of its own', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const [{version, id} = {version: '', id: ''}] = consoles;
  await openConsole(page, version, id);
  const own = requested.filter((path) => consoleAssets().includes(path));
  expect(own.some((path) => path.endsWith('.js'))).toBe(true);
  expect(own.some((path) => path.endsWith('.css'))).toBe(true);
  expect(requested.some((path) => highlighterAssets().includes(path))).toBe(true);
});
