import {defineConfig} from 'vitest/config';

const project = (name, timeout, groupOrder = 0) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
    sequence: {groupOrder},
  },
});

/**
 * Tests without a browser; tests/README.md says what each folder holds. The long times are for whole builds on a busy machine.
 * The samples come last: they start many programs, and one of them measures its time.
 */
export default defineConfig({
  test: {
    projects: [
      project('unit', 20_000),
      project('contract', 300_000),
      project('samples', 120_000, 1),
      project('clients', 120_000),
    ],
    maxWorkers: 2,
    allowOnly: false,
  },
});
