import {expect} from '@playwright/test';
import {open} from '../../site/support/page';
import {answerOf, box, START} from '../../site/support/search';
import {FIRST_HITS, type Engine} from './engine';

/** The search of the site in its own page. The application is there before the reader turns to the search. */
export const siteSearch: Engine = {
  name: 'site',
  async open(page) {
    // tsx gives functions with a name a helper that a page doesn't know.
    await page.addInitScript('globalThis.__name = (named) => named');
    await open(page, START);
  },
  async focus(page) {
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  },
  async ask(page, question) {
    const {hits, milliseconds} = await answerOf(page, question);
    return {hits: hits.slice(0, FIRST_HITS), milliseconds};
  },
};
