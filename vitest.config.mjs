import {defineConfig} from 'vitest/config';
import NotRunReporter from './tests/setup/vitestReporter.mjs';

/** The files share what they import: to read the contracts anew for each file costs as much as the tests. */
const ONE_PROCESS = {isolate: false};

/** In ms: whoever takes as long hangs. No test comes near it, on whatever machine. */
const A_HANG = 20 * 60_000;

/**
 * With Node's own settings, whoever reads much spends a third of the time on garbage and on compiling functions again: more room for
 * young objects, one thread to collect them, and only what is really used often is optimised.
 */
const NODE_OPTIONS = [
  ...['--min-semi-space-size=64', '--max-semi-space-size=128', '--single-threaded-gc'],
  '--interrupt-budget=1000000',
];

const project = (name, folders, test = {}) => ({
  test: {
    name,
    setupFiles: 'tests/setup/sitePath.mjs',
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    ...ONE_PROCESS,
    execArgv: NODE_OPTIONS,
    testTimeout: A_HANG,
    hookTimeout: A_HANG,
    ...test,
  },
});

/**
 * Tests without a browser; tests/README.md says what each folder holds. The samples come later and one file at a time: they start many programs.
 */
export default defineConfig({
  test: {
    projects: [
      project('quick', ['unit', 'contract', 'content', 'clients', 'requests']),
      project('samples', ['samples'], {
        globalSetup: 'tests/samples/support/compiled.ts',
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
