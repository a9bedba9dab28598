import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {startHost} from './support/hosts';
import {need} from './support/missing';
import {RECIPES} from './support/recipes';
import {build, pages, routes} from './support/site';

const YEAR = 'public, max-age=31536000, immutable';

for (const recipe of RECIPES) {
  test(`${recipe.name} leads every spelling to its page with a 301, query kept, and lets browsers keep assets alone`, async ({
    request,
  }) => {
    const host = await startHost(recipe);
    need(recipe.tool, host !== undefined);
    if (!host) return;
    const answer = async (address: string): Promise<[number, string | undefined]> => {
      const response = await request.get(`${host.address}${address}`, {maxRedirects: 0});
      const location = response.headers().location;
      return [response.status(), location && new URL(location, host.address).href.replace(host.address, '')];
    };
    const cacheOf = async (address: string): Promise<string | undefined> =>
      (await request.get(`${host.address}${address}`)).headers()['cache-control'];
    try {
      for (const {path: page} of [{path: '/v1.html'}, ...pages]) {
        const bare = page.replace(/\.html$/, '');
        expect.soft(await answer(page), page).toEqual([200, undefined]);
        expect.soft(await answer(`${bare}?a=1`), bare).toEqual([301, `${page}?a=1`]);
        expect.soft(await answer(`${bare}/?a=1`), `${bare}/`).toEqual([301, `${page}?a=1`]);
      }
      for (const folder of ['/platform', '/platform/', '/documents/orders', '/documents/orders/']) {
        const response = await request.get(`${host.address}${folder}`);
        expect.soft(response.status(), folder).toBe(200);
        expect.soft(await response.text(), folder).toMatch(/url=\/[\w/]+\.html"/);
      }
      expect.soft(await answer('/index.html?a=1')).toEqual([301, '/?a=1']);
      expect.soft(await answer('/')).toEqual([200, undefined]);
      expect.soft(await answer('/openapi/v1.yaml')).toEqual([200, undefined]);
      for (const unknown of ['/nothing', '/introduction/nothing.html', '/assets/']) {
        const response = await request.get(`${host.address}${unknown}`);
        expect.soft(response.status(), unknown).toBe(404);
        expect.soft(await response.text(), unknown).toContain('Page not found');
      }
      const [script = ''] = fs.readdirSync(path.join(build, 'assets/js'));
      expect.soft(await cacheOf(`/assets/js/${script}`)).toBe(YEAR);
      for (const page of ['/', '/introduction/overview.html']) expect.soft(await cacheOf(page), page).toBe('no-cache');
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
    for (const {path: page} of routes.filter(({path: route}) => route.endsWith('.html')))
      expect.soft(lines, page).toContain(`${page.replace(/\.html$/, '')} ${page} 301!`);
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
