import {expect, test as base, type BrowserContext} from '@playwright/test';

export * from '@playwright/test';

/** What browsers call the policy of a page when they report that something broke it. */
const REPORT = /Content[- ]Security[- ]Policy/i;

/** What pages of a browser context did against their policy from now on, in the browser's words, with the address of the page. */
export function violationsIn(context: BrowserContext): readonly string[] {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (REPORT.test(message.text())) seen.push(`${message.page()?.url() ?? 'a worker'}: ${message.text()}`);
  });
  return seen;
}

/**
 * The `test` of all specs of the site: it fails when anything on a page that it opened broke the page's policy, so that every spec is also a walk under
 * the policy. Specs that try to break it say so by the option `breaksPolicy`.
 */
export const test = base.extend<{breaksPolicy: boolean}>({
  breaksPolicy: [false, {option: true}],
  context: async ({context, breaksPolicy}, use) => {
    const violations = violationsIn(context);
    await use(context);
    if (!breaksPolicy) expect(violations, 'what broke the policy of a page').toEqual([]);
  },
});
