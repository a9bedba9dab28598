import {expect, test, type Page} from '@playwright/test';
import {HOST_KINDS, startHost, type Host, type HostKind} from './support/hosts';
import {need} from './support/missing';
import {arrive, hydrate} from './support/page';
import {headingOf, pages} from './support/site';

/** The reference, and a page of every section. */
const SOME = ['/v1.html', ...new Map(pages.map(({section, path}) => [section, path])).values()];

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

async function expectEverySpelling(page: Page, host: Host, route: string, hash: string): Promise<void> {
  const bare = route.replace(/\.html$/, '');
  for (const spelling of [bare, `${bare}/`, route]) {
    expect(await arrive(page, `${host.address}${spelling}${hash}`), spelling).toBe(200);
    await expect(page, spelling).toHaveURL(`${host.address}${route}${hash}`);
  }
}

for (const kind of HOST_KINDS) {
  test(`${kind.name}: every spelling leads to the page, hash kept`, async ({page}) => {
    await withHost(kind, async (host) => {
      for (const route of SOME) {
        await expectEverySpelling(page, host, route, '#kept');
        await hydrate(page);
        await expect(page.locator('h1')).toHaveText(headingOf(route));
      }
      await page.goto(`${host.address}/index.html#kept`);
      await expect(page).toHaveURL(`${host.address}/#kept`);
    });
  });

  test(`${kind.name}: every spelling leads to the page without script`, {tag: '@no-js'}, async ({page}) => {
    await withHost(kind, async (host) => {
      for (const route of SOME) await expectEverySpelling(page, host, route, '');
    });
  });

  test(`${kind.name}: an unknown address is a 404`, async ({request}) => {
    await withHost(kind, async (host) => {
      expect((await request.get(`${host.address}/introduction/nothing.html`)).status()).toBe(404);
    });
  });
}
