import {expect, test} from './support/test';
import {expectNoSidewaysScroll} from './everyPage/sideways';
import {listen} from './everyPage/quiet';
import {KINDS} from './support/attack';
import {hydrate} from './support/page';

const {guide, reference, console: CONSOLE = '', playground, checker, catalogue} = KINDS;
const FORMAT = '/documents/invoices/ubl/bisv3';

/** Where these may come, everyPageHydrated.spec.ts looks at. */
const OF_CONSOLES = 'loads what belongs to the consoles';

/** A page of each kind; the playground last, because who leaves it stops what it still fetches. */
const PAGES = [
  guide,
  reference,
  CONSOLE,
  catalogue,
  KINDS['code list'],
  ...['structure', 'examples', 'rejections'].map((part) => `${FORMAT}/${part}.html`),
  '/platform/introduction/overview.html',
  checker,
  '/404.html',
  '/search.html?q=invoice',
  playground,
].flatMap((address) => address ?? []);

test(
  'a page of each kind is quiet in Firefox with the application, and does not scroll sideways',
  {
    tag: '@firefox',
  },
  async ({page}) => {
    const noise = listen(page);
    for (const address of PAGES) {
      await page.setViewportSize({width: 1280, height: 800});
      await page.goto(address);
      await hydrate(page);
      await expect(page.locator('h1').first(), address).toBeVisible();
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 800});
        await expectNoSidewaysScroll(page, address, width);
      }
      const heard = noise.filter((each) => !each.startsWith(OF_CONSOLES));
      expect.soft(heard, address).toEqual([]);
    }
  },
);
