import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from './support/test';
import {build, routes} from './support/site';

const YEAR = 'public, max-age=31536000, immutable';

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
