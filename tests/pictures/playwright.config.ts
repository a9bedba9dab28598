import path from 'node:path';
import {defineConfig, type Project} from '@playwright/test';
import main, {webServer} from '../../playwright.config';

/** Where the committed pictures are. */
export const PICTURES = 'tests/pictures/expected';

/** Where the report comes that shows pictures beside each other. */
export const REPORT = 'playwright-report/pictures';

/**
 * Windows, and how large a pixel of the page is in the picture: the wider the window, the smaller. In full size the pictures would weigh 25 MB,
 * so 5.2; a line of 1 px is drawn in each size.
 */
const WINDOWS = [
  {width: 390, height: 844, scale: 1 / 2},
  {width: 768, height: 1024, scale: 3 / 8},
  {width: 1440, height: 900, scale: 3 / 8},
  {width: 1920, height: 1080, scale: 1 / 3},
];

/** The first sheet of A4, at 96 px an inch. */
const SHEET = {width: 794, height: 1123, scale: 3 / 8};

type Window = (typeof WINDOWS)[number];

const project = (name: string, {width, height, scale}: Window, colorScheme: 'light' | 'dark' = 'light'): Project => ({
  name,
  use: {
    viewport: {width, height},
    deviceScaleFactor: scale,
    colorScheme,
    ...(width === 390 && {isMobile: true, hasTouch: true}),
  },
});

/**
 * Two runs of one browser draw every pixel alike, so little is tolerated: colours that differ by 2 of 256, which no eye sees, and one pixel of
 * 10,000. The palest surface, that of code, differs from the page by 5, a line by 24; the frame of a small button is 100 pixels.
 */
const TOLERANCE = {threshold: 0.01, maxDiffPixelRatio: 0.0001};

/** `npm run pictures`, which is `main.ts`: each kind of page in each window, light and dark, and on paper. */
export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: path.resolve(PICTURES, '{arg}/{projectName}{ext}'),
  outputDir: path.resolve('test-results/pictures'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['html', {outputFolder: path.resolve(REPORT), open: 'never'}]],
  timeout: main.timeout,
  expect: {
    ...main.expect,
    toHaveScreenshot: {scale: 'device', ...TOLERANCE},
  },
  use: {...main.use, screenshot: 'off'},
  projects: [
    ...WINDOWS.flatMap((window) => [
      project(`${window.width}-light`, window),
      project(`${window.width}-dark`, window, 'dark'),
    ]),
    project('print', SHEET),
  ],
  webServer: {...webServer, cwd: process.cwd()},
});
