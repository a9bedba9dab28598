/**
 * The browser of the tests: the Chromium or Chrome of the machine, else Playwright's own download, else, on Debian and Ubuntu, the one package
 * of Chromium without windows.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {installPackages, onPath, succeeds} from './programs.mjs';

/** Chromium without its windows, which Playwright is made for: the browser tests take half the time in it. */
const SHELL = 'chromium-headless-shell';
const CHROMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROMES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser counts only when it starts: a download can lack the system's libraries. */
function starts(file) {
  return file !== undefined && fs.existsSync(file) && succeeds(file, '--version') ? file : undefined;
}

function ofMachine() {
  return [...CHROMES.map(onPath), ...MAC_CHROMES].map(starts).find((file) => file !== undefined);
}

async function ofPlaywright() {
  const require = createRequire(import.meta.url);
  const {chromium} = await import('@playwright/test');
  if (!starts(chromium.executablePath())) {
    const cli = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], {stdio: 'inherit'});
  }
  return starts(chromium.executablePath());
}

function ofPackage() {
  installPackages([SHELL]);
  return starts(onPath(SHELL));
}

/**
 * Where the browser is, and which one that is.
 * @returns nothing when there is none and none can be had
 */
export async function findBrowser() {
  const found = ofMachine();
  if (found) return {file: found, source: 'of this machine'};
  const downloaded = await ofPlaywright();
  if (downloaded) return {file: downloaded, source: "Playwright's download"};
  const installed = ofPackage();
  return installed && {file: installed, source: 'installed from the Debian package'};
}
