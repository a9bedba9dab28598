import fs from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {run, type Result} from './support/run';

const SITE = 'tests/contract/bad-site';

/** A copy of the small site, inside the project so that its packages are found, with the real src and contracts. */
function copyOfSite(): string {
  fs.mkdirSync('.cache', {recursive: true});
  const folder = fs.mkdtempSync(path.resolve('.cache/bad-site-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  fs.cpSync(SITE, folder, {recursive: true});
  for (const shared of ['src', 'openapi', 'documents', 'package.json'])
    fs.symlinkSync(path.resolve(shared), path.join(folder, shared));
  fs.symlinkSync(path.resolve('docs/samples'), path.join(folder, 'docs/samples'));
  return folder;
}

/** Builds the small site after a change of its second page. */
function buildWith(change: (page: string) => string): Promise<Result> {
  const folder = copyOfSite();
  const page = path.join(folder, 'docs/second.mdx');
  fs.writeFileSync(page, change(fs.readFileSync(page, 'utf8')));
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return run(['node', docusaurus, 'build'], folder, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
}

test('the small site builds as it is', async () => {
  const {status, output} = await buildWith((page) => page);
  expect(status, output).toBe(0);
});

test.each([
  [
    'a broken link',
    '[nowhere](/nowhere.html)',
    'docs/second.mdx:10: link to /nowhere.html: no such page',
    'routes.json lists the addresses',
  ],
  [
    'a broken anchor',
    '[part](/first.html#no-part)',
    'docs/second.mdx:10: link to /first.html#no-part: /first.html has no anchor #no-part',
    'Use the id of a heading',
  ],
  ['an unknown token', '{{psb.hots}}', 'docs/second.mdx:10: unknown token {{psb.hots}}', 'Use a key of src/service'],
  [
    'an unknown operation',
    '<Operation id="nope" />',
    "docs/second.mdx:10: operation 'nope' is not in openapi/*.yaml",
    'Correct the name',
  ],
])('%s fails the build with file, line and remedy', async (_kind, bad, problem, remedy) => {
  const {status, output} = await buildWith((page) => `${page}\n${bad}\n`);
  expect(status).toBe(1);
  expect(output).toContain(problem);
  expect(output).toContain(remedy);
});

test('wrong front matter fails the build with file, line and remedy', async () => {
  const {status, output} = await buildWith((page) =>
    page.replace('title: Second page', 'title: Second page\nslug: /elsewhere'),
  );
  expect(status).toBe(1);
  expect(output).toContain("docs/second.mdx:3: front matter 'slug'");
  expect(output).toContain('src/content/frontMatter.ts lists the keys');
});
