import {expect, test, type Frame, type Page} from '@playwright/test';
import {ask} from './support/ask';
import {HOST_KINDS, startHost, type Host, type HostKind} from './support/hosts';
import {need} from './support/missing';
import {arrive, hydrate} from './support/page';
import {builtHtml, headingOf, pages} from './support/site';
import {frameIn} from './support/surface';

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

/** Opens a page in all spellings in a frame of the window, and expects that each leads to it. */
async function expectEverySpelling(page: Page, host: Host, hash: string): Promise<Frame> {
  const frame = await frameIn(page, host.address);
  for (const spelling of spellings(READING)) {
    expect(await arrive(frame, `${host.address}${spelling}${hash}`), spelling).toBe(200);
    await expect.poll(() => frame.url(), spelling).toBe(`${host.address}${READING}${hash}`);
  }
  await expect(frame.locator('h1')).toHaveText(headingOf(READING));
  return frame;
}

/** Expects that a host answers each spelling with the file of the page, or with the one that leads to it. */
async function expectEveryFile(host: Host): Promise<void> {
  const bodyOf = async (address: string): Promise<string> => {
    const response = await ask(host.address + address);
    expect(response.status, address).toBe(200);
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
  expect((await ask(`${host.address}/introduction/nothing.html`)).status).toBe(404);
}

// What a browser makes of an address is in the files, which are the same on each host: so it opens one page there, and the bodies tell of the others.
for (const kind of HOST_KINDS) {
  test(`${kind.name}: every spelling leads to the page, hash kept, and without script; an unknown address is a 404`, async ({
    page,
    browser,
  }) => {
    await withHost(kind, async (host) => {
      await expectEveryFile(host);
      const frame = await expectEverySpelling(page, host, '#kept');
      await hydrate(frame);
      expect(frame.url()).toBe(`${host.address}${READING}#kept`);
      await expect(frame.locator('h1')).toHaveText(headingOf(READING));
      await test.step('without script', async () => {
        const context = await browser.newContext({javaScriptEnabled: false});
        await expectEverySpelling(await context.newPage(), host, '');
        await context.close();
      });
    });
  });
}
