import fs from 'node:fs';
import {defineConfig, devices} from '@playwright/test';
import {build, port, siteAddress} from './tests/site/support/site';
import {toolPath} from './tests/site/support/tools';

if (!fs.existsSync(`${build}/sitemap.xml`))
  throw new Error(`${build} holds no built site: run \`npm run build\` first`);

const OTHER_PROJECTS = ['phone', 'dark', 'no-js', 'print'];
/** What measures times and needs the machine for itself. */
const MEASURED = 'measured';
const executablePath = toolPath('chromium') ?? '/usr/bin/chromium';

/**
 * The browser tests: of the built site in `tests/site`, where a test without a tag runs in `desktop` and tags name the other projects, and of
 * `npm start` in `tests/preview`, alone with `--project=preview --no-deps`.
 */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: process.env.CI ? 'dot' : 'line',
  timeout: 60_000,
  expect: {timeout: 15_000},
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteAddress,
    viewport: {width: 1280, height: 800},
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(fs.existsSync(executablePath) && {executablePath}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: new RegExp(`^(?!.*@desktop\\b).*@(${[...OTHER_PROJECTS, MEASURED].join('|')})\\b`),
    },
    {
      name: 'phone',
      grep: /@phone\b/,
      use: {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, deviceScaleFactor: 1},
    },
    {name: 'dark', grep: /@dark\b/, use: {colorScheme: 'dark'}},
    {name: 'no-js', grep: /@no-js\b/, use: {javaScriptEnabled: false}},
    {name: 'print', grep: /@print\b/},
    {
      name: MEASURED,
      grep: /@measured\b/,
      workers: 1,
      fullyParallel: false,
      dependencies: ['desktop', ...OTHER_PROJECTS],
    },
    // Last and alone: two previews at most, because each needs a core.
    {
      name: 'preview',
      testDir: 'tests/preview',
      fullyParallel: false,
      dependencies: [MEASURED],
    },
  ],
  webServer: {
    command: `node src/preview/server.mjs ${build} ${port}`,
    url: siteAddress,
    reuseExistingServer: false,
  },
});
