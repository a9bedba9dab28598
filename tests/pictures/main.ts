/**
 * `npm run pictures`: compares each kind of page with its committed pictures, and writes a report. `--update` takes those anew that differ,
 * and all of them when the browser is another one. All other arguments go to Playwright, such as `-g guide` and `--project=print`.
 */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {noteBrowser, whyNotComparable, wrongWith} from './folder';
import {KINDS} from './kinds';
import config, {PICTURES, REPORT} from './playwright.config';

const UPDATE = '--update';

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(config.use?.launchOptions);
  const version = browser.version();
  await browser.close();
  return version;
}

/** Runs Playwright. @returns whether every picture is as expected */
function run(snapshots: 'none' | 'changed' | 'all', others: readonly string[]): boolean {
  const cli = createRequire(path.resolve('package.json')).resolve('@playwright/test/cli');
  const args = [cli, 'test', '--config', 'tests/pictures', '--update-snapshots', snapshots, ...others];
  return spawnSync(process.execPath, args, {stdio: 'inherit'}).status === 0;
}

/** The pictures that a run without other arguments takes. */
const taken = Object.keys(KINDS).flatMap((kind) =>
  (config.projects ?? []).map(({name}) => `${kind}/${name ?? ''}.png`),
);

/** @returns whether all is well */
async function main(args: readonly string[]): Promise<boolean> {
  const others = args.filter((each) => each !== UPDATE);
  const isUpdate = others.length < args.length;
  const version = await browserVersion();
  const reason = whyNotComparable(PICTURES, version);
  if (reason && !(isUpdate && others.length === 0)) {
    console.error(reason);
    return false;
  }
  const isRight = run(isUpdate ? (reason ? 'all' : 'changed') : 'none', others);
  if (isUpdate && isRight) noteBrowser(PICTURES, version);
  const wrong = isRight ? wrongWith(PICTURES, taken) : [];
  wrong.forEach((line) => console.error(line));
  console.log(`Report: ${REPORT}/index.html`);
  return isRight && wrong.length === 0;
}

void main(process.argv.slice(2)).then((isWell) => (process.exitCode = isWell ? 0 : 1));
