import {defineConfig} from 'vitest/config';
import NotRunReporter from './tests/setup/vitestReporter.mjs';

/** The files share what they import: to read the contracts anew for each file costs as much as the tests. */
const ONE_WORLD = {isolate: false};

const project = (name, timeout, test = {}) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
    ...test,
  },
});

/**
 * Tests without a browser; tests/README.md says what each folder holds. The long times are for whole builds on a busy machine.
 * The samples come later and one file at a time: they start many programs.
 */
export default defineConfig({
  test: {
    projects: [
      project('unit', 20_000, ONE_WORLD),
      project('contract', 300_000, ONE_WORLD),
      project('clients', 120_000),
      project('requests', 120_000),
      project('samples', 120_000, {
        maxWorkers: 1,
        // Many of them wait for a time-out; how many programs run at once is in tests/samples/support/turns.ts.
        maxConcurrency: 20,
        sequence: {groupOrder: 1},
      }),
    ],
    reporters: ['default', new NotRunReporter()],
    maxWorkers: 2,
    allowOnly: false,
  },
});
