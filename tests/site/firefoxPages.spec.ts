import {expect, test} from './support/test';
import {expectNoSidewaysScroll} from './everyPage/sideways';
import {listen} from './everyPage/quiet';
import {ONE_OF_EACH_KIND} from './support/kinds';
import {hydrate} from './support/page';

/** Where what belongs to the consoles may come, everyPageHydrated.spec.ts looks at; a request ends with the page that asked. */
const NOTHING = /^loads what belongs to the consoles|NS_BINDING_ABORTED$/;

test(
  'a page of each kind is quiet in Firefox with the application, and does not scroll sideways',
  {
    tag: '@firefox',
  },
  async ({page}) => {
    const noise = listen(page);
    for (const address of ONE_OF_EACH_KIND) {
      await page.setViewportSize({width: 1280, height: 800});
      await page.goto(address);
      await hydrate(page);
      await expect(page.locator('h1').first(), address).toBeVisible();
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 800});
        await expectNoSidewaysScroll(page, address, width);
      }
      const heard = noise.filter((each) => !NOTHING.test(each));
      expect.soft(heard, address).toEqual([]);
    }
  },
);
