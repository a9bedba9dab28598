import {defineConfig} from 'vitest/config';

const project = (name, timeout) => ({
  test: {name, include: [`tests/${name}/**/*.test.ts`], testTimeout: timeout, hookTimeout: timeout},
});

/** Tests without a browser; tests/README.md says what each folder holds. The long times are for whole builds on a busy machine. */
export default defineConfig({
  test: {
    projects: [
      project('unit', 20_000),
      project('contract', 300_000),
      project('samples', 120_000),
      project('clients', 120_000),
    ],
    maxWorkers: 2,
    allowOnly: false,
  },
});
