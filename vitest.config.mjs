import {defineConfig} from 'vitest/config';

/** Tests without a browser: readers and plugins (unit), contracts, bad content and whole builds (contract). */
export default defineConfig({
  test: {
    projects: [
      {test: {name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 20_000}},
      {test: {name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000}},
    ],
    maxWorkers: 2,
    allowOnly: false,
  },
});
