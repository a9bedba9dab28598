/** Before the tests: finds the browser, or gets one, and the other tools, of which it installs none. */
import fs from 'node:fs';
import path from 'node:path';
import {findBrowser} from './browser.mjs';
import {NOT_RUN} from './notRun.mjs';
import {FOUND} from './programs.mjs';
import {locate, TOOLS} from './tools.mjs';

const browser = await findBrowser();
const tools = Object.fromEntries(TOOLS.map((tool) => [tool.name, locate(tool)]));
fs.mkdirSync(path.dirname(FOUND), {recursive: true});
fs.writeFileSync(FOUND, `${JSON.stringify({chromium: browser?.file, ...tools}, (_key, value) => value ?? null, 2)}\n`);
fs.rmSync(NOT_RUN, {force: true});

if (browser) {
  console.log(`Browser of the tests: ${browser.file}, ${browser.source}`);
} else {
  console.error(
    'No browser: install Chromium or Google Chrome, or let `npx playwright install --with-deps chromium` do it.',
  );
  process.exitCode = 1;
}
