import {expect, test, type Page} from '@playwright/test';
import {HOST_KINDS, startHost, type Host, type HostKind} from './support/hosts';
import {need} from './support/missing';
import {arrive, hydrate} from './support/page';
import {builtHtml, headingOf, pages} from './support/site';

/** The reference, and a page of every section. */
const SOME = ['/v1.html', ...new Map(pages.map(({section, path}) => [section, path])).values()];

const READING = '/introduction/authentication.html';

async function withHost(kind: HostKind, run: (host: Host) => Promise<void>): Promise<void> {
  const host = await startHost(kind);
  need(kind.tool, host !== undefined);
  if (!host) return;
  try {
    await run(host);
  } finally {
    await host.stop();
  }
}

const spellings = (route: string): string[] => {
  const bare = route.replace(/\.html$/, '');
  return [bare, `${bare}/`, route];
};

async function expectEverySpelling(page: Page, host: Host, hash: string): Promise<void> {
  for (const spelling of spellings(READING)) {
    expect(await arrive(page, `${host.address}${spelling}${hash}`), spelling).toBe(200);
    await expect(page, spelling).toHaveURL(`${host.address}${READING}${hash}`);
  }
}

// What a browser makes of an address is in the files, which are the same on each host: so it opens one page there, and the bodies tell of the others.
for (const kind of HOST_KINDS) {
  test(`${kind.name}: every spelling leads to the page, hash kept; an unknown address is a 404`, async ({
    page,
    request,
  }) => {
    await withHost(kind, async (host) => {
      const bodyOf = async (address: string): Promise<string> => {
        const response = await request.get(`${host.address}${address}`);
        expect(response.status(), address).toBe(200);
        return response.text();
      };
      for (const route of SOME) {
        const bare = route.replace(/\.html$/, '');
        const leading = builtHtml(`${bare}/`);
        expect(leading, bare).toContain(`url=${route}`);
        for (const spelling of spellings(route)) {
          const wanted = spelling === route ? builtHtml(route) : leading;
          expect((await bodyOf(spelling)) === wanted, spelling).toBe(true);
        }
      }
      expect((await bodyOf('/index.html')) === builtHtml('/'), '/index.html').toBe(true);
      expect((await request.get(`${host.address}/introduction/nothing.html`)).status()).toBe(404);
      await expectEverySpelling(page, host, '#kept');
      await hydrate(page);
      await expect(page).toHaveURL(`${host.address}${READING}#kept`);
      await expect(page.locator('h1')).toHaveText(headingOf(READING));
    });
  });

  test(`${kind.name}: every spelling leads to the page without script`, {tag: '@no-js'}, async ({page}) => {
    await withHost(kind, async (host) => expectEverySpelling(page, host, ''));
  });
}
