import fs from 'node:fs';
import {routes} from '../site/support/site';
import {expectThat, hydrate, type OfflineSite} from './site';

const CONSOLES = '.consoles';

const consoles = fs
  .readdirSync(CONSOLES, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `/reference/${file.replace('.mdx', '.html')}`);

const asked = new Set<string>();

/** Asks once for whatever a page links to or loads. */
async function expectTargets(site: OfflineSite, targets: readonly string[]): Promise<void> {
  for (const target of targets) {
    if (asked.has(target) || new URL(target).origin !== new URL(site.root).origin) continue;
    asked.add(target);
    if (!target.startsWith(site.root)) site.misses.push(`${site.at}: leads to ${target}`);
    const response = await fetch(target);
    await response.arrayBuffer();
    if (response.status !== 200) site.misses.push(`${site.at}: ${response.status} for ${target}`);
  }
}

/** What a page shows, before and after the application is there. */
const shown = ({page}: OfflineSite): Promise<string> =>
  page.evaluate(() => `${document.querySelector('h1')?.textContent} at ${location.pathname}`);

async function expectPage(site: OfflineSite, address: string): Promise<void> {
  expectThat((await site.open(address)) === 200, 'not found');
  const first = await shown(site);
  expectThat(first.endsWith(` at ${new URL(site.root).pathname}${address.slice(1)}`), `shows ${first}`);
  const targets = await site.page.evaluate(() =>
    Array.from(document.querySelectorAll('a[href], link[href], script[src], img[src], form[action]'), (element) =>
      new URL(
        ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? []).join(),
        location.href,
      ).href.replace(/[?#].*/, ''),
    ),
  );
  await expectTargets(site, targets);
  await hydrate(site);
  const then = await shown(site);
  expectThat(then === first, `shows ${then} when the application is there`);
  expectThat(
    (await site.page.locator('.navbar__link--active').count()) > 0,
    'no entry of the top navigation is active',
  );
}

/** Every page and every console, as steps: each is opened, what it links to is asked for, and it stays the same when the application is there. */
export const pages = [...routes.map(({path}) => path), ...consoles].map(
  (address) => [address, (site: OfflineSite): Promise<void> => expectPage(site, address)] as const,
);
