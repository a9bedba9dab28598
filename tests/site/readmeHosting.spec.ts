import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {nginxCommand, startHost} from './support/hosts';
import {need} from './support/missing';
import {build, pages, routes} from './support/site';

const readme = fs.readFileSync('README.md', 'utf8');

/** The one code block of the README in this language that holds this text. */
function snippet(language: string, holds: string): string {
  const blocks = Array.from(readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm), ([, name, text = '']) => ({name, text}));
  const found = blocks.filter(({name, text}) => name === language && text.includes(holds));
  expect(found, `README.md: ${language} with ${holds}`).toHaveLength(1);
  return found[0]?.text ?? '';
}

test("the README's nginx leads every spelling to its page with a 301, query kept", async ({request}) => {
  const block = snippet('nginx', 'server {');
  expect(block).toContain('root /srv/psb-docs;');
  const inside = block
    .trim()
    .replace(/^server \{|\}$/g, '')
    .replace('/srv/psb-docs', path.resolve(build));
  const host = await startHost({
    name: "the README's nginx",
    tool: 'nginx',
    command: (tool, port, scratch) => nginxCommand(tool, port, scratch, inside),
  });
  need('nginx', host !== undefined);
  if (!host) return;
  const answer = async (address: string): Promise<[number, string | undefined]> => {
    const response = await request.get(`${host.address}${address}`, {maxRedirects: 0});
    const location = response.headers().location;
    return [response.status(), location && new URL(location, host.address).href.replace(host.address, '')];
  };
  try {
    for (const {path: page} of [{path: '/v1.html'}, ...pages]) {
      const bare = page.replace(/\.html$/, '');
      expect.soft(await answer(page), page).toEqual([200, undefined]);
      expect.soft(await answer(`${bare}?a=1`), bare).toEqual([301, `${page}?a=1`]);
      expect.soft(await answer(`${bare}/?a=1`), `${bare}/`).toEqual([301, `${page}?a=1`]);
    }
    expect.soft(await answer('/index.html?a=1')).toEqual([301, '/?a=1']);
    expect.soft(await answer('/')).toEqual([200, undefined]);
    expect.soft(await answer('/openapi/v1.yaml')).toEqual([200, undefined]);
    for (const unknown of ['/nothing', '/introduction/nothing.html', '/introduction/', '/assets/']) {
      const response = await request.get(`${host.address}${unknown}`);
      expect.soft(response.status(), unknown).toBe(404);
      expect.soft(await response.text(), unknown).toContain('Page not found');
    }
  } finally {
    await host.stop();
  }
});

test("the README's command for _redirects leads from the bare address of every page, of those that no search engine lists too", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-redirects-'));
  try {
    const names = fs.readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
    for (const name of names) {
      fs.mkdirSync(path.join(folder, 'build', path.dirname(name)), {recursive: true});
      fs.writeFileSync(path.join(folder, 'build', name), '');
    }
    execFileSync('/bin/sh', ['-c', snippet('sh', '_redirects')], {cwd: folder});
    const lines = fs.readFileSync(path.join(folder, 'build/_redirects'), 'utf8').trim().split('\n');
    for (const {path: page} of routes.filter(({path: route}) => route.endsWith('.html')))
      expect.soft(lines, page).toContain(`${page.replace(/\.html$/, '')} ${page} 301!`);
    const redirected = names.filter((name) => names.includes(name.replace(/\.html$/, '/index.html')));
    expect([...lines].sort()).toEqual(redirected.map((name) => `/${name.replace(/\.html$/, '')} /${name} 301!`).sort());
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
});

test("the README's _headers has one rule for each file: assets stay a year, pages are asked for again", () => {
  const rules = Array.from(snippet('text', '/assets/*').matchAll(/^(\/\S*)\n {2}Cache-Control: (.+)$/gm), (match) => ({
    pattern: new RegExp(`^${match[1]?.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
    value: match[2],
  }));
  const valuesOf = (address: string) => rules.filter(({pattern}) => pattern.test(address)).map(({value}) => value);
  for (const {path: page} of routes) expect.soft(valuesOf(page), page).toEqual(['no-cache']);
  const assets = fs.readdirSync(path.join(build, 'assets/js'));
  for (const name of assets) {
    expect.soft(valuesOf(`/assets/js/${name}`), name).toEqual(['public, max-age=31536000, immutable']);
    expect.soft(name, 'a name that changes with the content').toMatch(/\.[0-9a-f]{8}\.js/);
  }
});
