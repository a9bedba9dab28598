import fs from 'node:fs';
import {defineConfig, devices} from '@playwright/test';
import {build, port, siteAddress} from './tests/site/support/site';
import {firefox} from './tests/support/firefox';
import {toolPath} from './tests/site/support/tools';

if (!fs.existsSync(`${build}/sitemap.xml`))
  throw new Error(`${build} holds no built site: run \`npm run build\` first`);

/** In ms: whoever takes as long hangs. No test comes near it, on whatever machine. */
const A_HANG = 20 * 60_000;

const OTHER_PROJECTS = ['phone', 'dark', 'no-js', 'print', 'firefox'];
const executablePath = toolPath('chromium') ?? '/usr/bin/chromium';

/** The server of the built site. */
export const webServer = {
  command: `node src/preview/server.mjs ${build} ${port}`,
  url: siteAddress,
  reuseExistingServer: false,
};

/**
 * The browser tests: of the built site in `tests/site`, where a test without a tag runs in `desktop` and tags name the other projects, and of
 * `npm start` in `tests/preview`, alone with `--project=preview`.
 */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [[process.env.CI ? 'dot' : 'line'], ['./tests/setup/playwrightReporter.mjs']],
  timeout: A_HANG,
  expect: {timeout: 60_000},
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteAddress,
    viewport: {width: 1280, height: 800},
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    actionTimeout: A_HANG / 4,
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
    // First and by one worker alone, because each preview is a build that occupies a core.
    {
      name: 'preview',
      testDir: 'tests/preview',
      fullyParallel: false,
      workers: 1,
      expect: {timeout: 5 * 60_000},
    },
    {
      name: 'desktop',
      grepInvert: new RegExp(`^(?!.*@desktop\\b).*@(${OTHER_PROJECTS.join('|')})\\b`),
    },
    {
      name: 'phone',
      grep: /@phone\b/,
      use: {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, deviceScaleFactor: 1},
    },
    {name: 'dark', grep: /@dark\b/, use: {colorScheme: 'dark'}},
    {name: 'no-js', grep: /@no-js\b/, use: {javaScriptEnabled: false}},
    {name: 'print', grep: /@print\b/},
    {name: 'firefox', grep: /@firefox\b/, use: firefox},
  ],
  webServer,
});
