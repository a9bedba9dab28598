import path from 'node:path';
import {toolPath} from '../site/support/tools';

/**
 * How Playwright drives the Firefox of the machine, by WebDriver BiDi. That can't emulate media, leave scripts out, weigh by CDP, move the host of the
 * sandbox, or follow Back to a document that Firefox has kept: tests of these stay in Chromium.
 */
export const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  // BiDi knows none for the clipboard, which a preference opens.
  permissions: [],
  // The style that Playwright adds for one breaks the policy of the page.
  screenshot: 'off' as const,
  launchOptions: {
    executablePath: path.resolve('tests/setup/firefox.mjs'),
    args: [],
    env: {...process.env, PSB_FIREFOX: toolPath('firefox') ?? 'firefox'},
    firefoxUserPrefs: {'dom.events.testing.asyncClipboard': true, 'ui.useOverlayScrollbars': 1},
  },
};
