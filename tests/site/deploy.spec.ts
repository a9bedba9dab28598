import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ask} from './support/ask';
import {startHost} from './support/hosts';
import {need} from './support/missing';
import {RECIPES} from './support/recipes';
import {build, pages, routes} from './support/site';

const YEAR = 'public, max-age=31536000, immutable';

/** What a host says to an address: its status, and where it leads. */
async function answerOf(host: string, address: string): Promise<string> {
  const response = await ask(host + address, 'manual');
  await response.arrayBuffer();
  const location = response.headers.get('location');
  return location === null
    ? `${response.status}`
    : `${response.status} to ${new URL(location, host).href.replace(host, '')}`;
}

for (const recipe of RECIPES) {
  test(`${recipe.name} leads every spelling to its page with a 301, query kept, and lets browsers keep assets alone`, async () => {
    const host = await startHost(recipe);
    need(recipe.tool, host !== undefined);
    if (!host) return;
    const get = (address: string): Promise<Response> => ask(host.address + address);
    const cacheOf = async (address: string): Promise<string | null> =>
      (await get(address)).headers.get('cache-control');
    try {
      const wanted: Record<string, string> = {'/index.html?a=1': '301 to /?a=1', '/': '200', '/openapi/v1.yaml': '200'};
      for (const {path: page} of [{path: '/v1.html'}, ...pages]) {
        const bare = page.replace(/\.html$/, '');
        wanted[page] = '200';
        wanted[`${bare}?a=1`] = wanted[`${bare}/?a=1`] = `301 to ${page}?a=1`;
      }
      const given: Record<string, string> = {};
      for (const address of Object.keys(wanted)) given[address] = await answerOf(host.address, address);
      expect.soft(given).toEqual(wanted);
      for (const folder of ['/platform', '/platform/', '/documents/orders', '/documents/orders/']) {
        const response = await get(folder);
        expect.soft(response.status, folder).toBe(200);
        expect.soft(await response.text(), folder).toMatch(/url=\/[\w/]+\.html"/);
      }
      for (const unknown of ['/nothing', '/introduction/nothing.html', '/assets/']) {
        const response = await get(unknown);
        expect.soft(response.status, unknown).toBe(404);
        expect.soft(await response.text(), unknown).toContain('Page not found');
      }
      const [script = ''] = fs.readdirSync(path.join(build, 'assets/js'));
      expect.soft(await cacheOf(`/assets/js/${script}`)).toBe(YEAR);
      const sandbox = (await get('/sandbox.mjs')).headers;
      expect.soft(sandbox.get('content-type')).toMatch(/^text\/javascript(;|$)/);
      // Whatever a browser or curl makes of it, the file has the name of the address.
      expect.soft(sandbox.get('content-disposition')).toBeNull();
      for (const page of ['/', '/introduction/overview.html', '/sandbox.mjs']) {
        expect.soft(await cacheOf(page), page).toBe('no-cache');
      }
    } finally {
      await host.stop();
    }
  });
}

test('deploy/redirects.sh leads from the bare address of every page, of those that no search engine lists too', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-redirects-'));
  try {
    const names = fs.readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
    for (const name of names) {
      fs.mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), '');
    }
    execFileSync('/bin/sh', ['deploy/redirects.sh', folder]);
    const lines = fs.readFileSync(path.join(folder, '_redirects'), 'utf8').trim().split('\n');
    const listed = routes.map(({path: page}) => page).filter((page) => page.endsWith('.html'));
    expect(listed.filter((page) => !lines.includes(`${page.replace(/\.html$/, '')} ${page} 301!`))).toEqual([]);
    const redirected = names.filter((name) => names.includes(name.replace(/\.html$/, '/index.html')));
    expect([...lines].sort()).toEqual(redirected.map((name) => `/${name.replace(/\.html$/, '')} /${name} 301!`).sort());
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
});

test('deploy/_headers has one rule for each file: assets stay a year, pages are asked for again', () => {
  const text = fs.readFileSync('deploy/_headers', 'utf8');
  const rules = Array.from(text.matchAll(/^(\/\S*)\n {2}Cache-Control: (.+)$/gm), (match) => ({
    pattern: new RegExp(`^${match[1]?.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
    value: match[2],
  }));
  const valuesOf = (address: string) => rules.filter(({pattern}) => pattern.test(address)).map(({value}) => value);
  for (const {path: page} of routes) expect.soft(valuesOf(page), page).toEqual(['no-cache']);
  const assets = fs.readdirSync(path.join(build, 'assets/js'));
  for (const name of assets) {
    expect.soft(valuesOf(`/assets/js/${name}`), name).toEqual([YEAR]);
    expect.soft(name, 'a name that changes with the content').toMatch(/\.[0-9a-f]{8}\.js/);
  }
});
