import {expect, test as base, type BrowserContext} from '@playwright/test';
import {fillAsReader, needFirefox} from './firefox';

export * from '@playwright/test';

/** What browsers call the policy of a page when they report that something broke it. */
const REPORT = /Content[- ]Security[- ]Policy/i;

/** What pages of a browser context did against their policy from now on, in the browser's words, with the address of the page. */
export function violationsIn(context: BrowserContext): readonly string[] {
  const seen: string[] = [];
  const note = (text: string, address = 'a worker'): unknown => REPORT.test(text) && seen.push(`${address}: ${text}`);
  context.on('console', (message) => note(message.text(), message.page()?.url()));
  // Firefox reports it as an error.
  context.on('weberror', (error) => note(error.error().stack ?? '', error.page()?.url()));
  return seen;
}

/**
 * The `test` of all specs of the site: it fails when anything on a page that it opened broke the page's policy, so that every spec is also a walk under
 * the policy. Specs that try to break it say so by the option `breaksPolicy`.
 */
export const test = base.extend<{breaksPolicy: boolean; needed: undefined}>({
  breaksPolicy: [false, {option: true}],
  needed: [
    async ({browserName}, use) => {
      if (browserName === 'firefox') needFirefox();
      await use(undefined);
    },
    {auto: true},
  ],
  context: async ({context, browserName, breaksPolicy}, use) => {
    if (browserName === 'firefox') await fillAsReader(context);
    const violations = violationsIn(context);
    await use(context);
    if (!breaksPolicy) expect(violations, 'what broke the policy of a page').toEqual([]);
  },
});
