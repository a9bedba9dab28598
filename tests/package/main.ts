/**
 * `npm run check:package`: builds the site below a path, packs it, unpacks it, serves it with Python's file server, and opens every page and uses
 * every feature in a browser that reaches nothing but that server. It ends with an error if anything is amiss.
 */
import fs from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {packageOf} from '../../deploy/package/packageOf';
import {service} from '../../src/service';
import {toolPath} from '../site/support/tools';
import {freePort} from '../support/ports';
import {start, untilAnswers} from '../support/programs';
import {features} from './features';
import {pages} from './pages';
import {openOffline, type OfflineSite} from './site';

const FOLDER = '.cache/package';
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Builds and packs the site, and unpacks it. @returns the folder that the README of the package tells to serve */
async function unpacked(): Promise<string> {
  const build = path.join(FOLDER, 'build');
  const {code, out, err} = await start(['node', DOCUSAURUS, 'build', '--out-dir', build], process.cwd()).ended;
  if (code !== 0) throw new Error(out + err);
  const {name, zip} = await packageOf(build, false);
  for (const [file, content] of Object.entries(unzipSync(zip))) {
    const place = path.join(FOLDER, file);
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.writeFileSync(place, content);
  }
  return path.join(FOLDER, name);
}

async function check(site: OfflineSite): Promise<void> {
  for (const [name, run] of [...pages, ...features]) {
    const before = site.misses.length;
    site.at = name;
    await run(site).catch((problem: unknown) => site.misses.push(`${name}: ${String(problem)}`));
    if (site.misses.length > before) console.log(site.misses.slice(before).join('\n'));
  }
  console.log(
    `${pages.length} pages, ${features.length} features, ${site.requests} requests, ${site.misses.length} misses`,
  );
}

async function main(): Promise<void> {
  fs.rmSync(FOLDER, {recursive: true, force: true});
  const folder = await unpacked();
  const port = String(await freePort());
  const python = toolPath('python3') ?? 'python3';
  const server = start([python, '-m', 'http.server', port, '--bind', '127.0.0.1'], folder);
  try {
    await untilAnswers(server, `http://127.0.0.1:${port}/`);
    const site = await openOffline(`http://localhost:${port}${service.site.path}`);
    await check(site);
    await site.close();
    if (site.misses.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

void main();
