import {expect, test} from 'vitest';

/**
 * Says what a missing tool means: in a CI run (environment variable CI) a failure, elsewhere skipped tests that name it.
 * @returns the `test` to use for what needs the tool, and the words to add to its name
 */
export function testWith(installed: boolean, needs: string): {run: typeof test.concurrent; note: string} {
  if (installed) return {run: test.concurrent, note: ''};
  if (process.env.CI) {
    test(`needs ${needs}`, () => {
      expect.fail(`this machine lacks ${needs}: run npm run test:setup`);
    });
  }
  return {run: test.concurrent.skip, note: ` (this machine lacks ${needs})`};
}
