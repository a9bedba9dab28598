import {expect, test} from '@playwright/test';

/**
 * Says what a missing tool means: in a CI run (environment variable CI) a failure, elsewhere a skipped test that names it.
 * Returns only when the machine has the tool.
 */
export function need(tool: string, installed: boolean): void {
  if (process.env.CI) expect(installed, `this machine lacks ${tool}: run npm run test:setup`).toBe(true);
  test.skip(!installed, `this machine lacks ${tool}`);
}
