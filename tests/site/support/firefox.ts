import type {BrowserContext} from '@playwright/test';
import {need} from './missing';
import {toolPath} from './tools';

/** Skips a test of a machine without Firefox. */
export function needFirefox(): void {
  need('firefox', toolPath('firefox') !== undefined);
}

/** Lets `fill` act as a reader does. */
export const fillAsReader = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({path: 'tests/site/support/insertAsReader.js'});
