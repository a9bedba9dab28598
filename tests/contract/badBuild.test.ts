import fs from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {run, type Result} from './support/run';

const SITE = 'tests/contract/bad-site';
const NAME = 'Correct the name';
const KEYS = 'src/content/frontMatter.ts lists the keys';

/** A copy of the small site, inside the project so that its packages are found, with the real src and contracts. */
function copyOfSite(): string {
  fs.mkdirSync('.cache', {recursive: true});
  const folder = fs.mkdtempSync(path.resolve('.cache/bad-site-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  fs.cpSync(SITE, folder, {recursive: true});
  for (const shared of ['src', 'openapi', 'documents', 'package.json'])
    fs.symlinkSync(path.resolve(shared), path.join(folder, shared));
  for (const shared of ['docs/samples', 'docs/glossary.yaml'])
    fs.symlinkSync(path.resolve(shared), path.join(folder, shared));
  return folder;
}

function build(folder: string): Promise<Result> {
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return run(['node', docusaurus, 'build', '--no-minify'], folder, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
}

/** Builds the small site after a change of its second page. */
function buildWith(change: (page: string) => string): Promise<Result> {
  const folder = copyOfSite();
  const page = path.join(folder, 'docs/second.mdx');
  fs.writeFileSync(page, change(fs.readFileSync(page, 'utf8')));
  return build(folder);
}

/** Builds the small site with a further page for each of these lines. They stand in line 6 of `docs/bad0.mdx` and so on. */
function buildWithPages(lines: readonly string[]): Promise<Result> {
  const folder = copyOfSite();
  for (const [index, line] of lines.entries()) {
    const description = `Page ${index} of the small site, which holds one line of bad content and nothing else at all.`;
    const page = ['---', `title: Bad page ${index}`, `description: ${description}`, '---', '', line, ''];
    fs.writeFileSync(path.join(folder, `docs/bad${index}.mdx`), page.join('\n'));
  }
  return build(folder);
}

test('the small site builds as it is', async () => {
  const {status, output} = await buildWith((page) => page);
  expect(status, output).toBe(0);
});

test('broken links and anchors fail the build with file, line and remedy', async () => {
  const {status, output} = await buildWithPages(['[nowhere](/nowhere.html)', '[part](/first.html#no-part)']);
  expect(status).toBe(1);
  expect(output).toContain('docs/bad0.mdx:6: link to /nowhere.html: no such page');
  expect(output).toContain('routes.json lists the addresses');
  expect(output).toContain('docs/bad1.mdx:6: link to /first.html#no-part: /first.html has no anchor #no-part');
  expect(output).toContain('Use the id of a heading');
});

test('every bad name fails the build with file, line and remedy', async () => {
  const bad = {
    '<Operation id="nope" />': `operation 'nope' is not in openapi/*.yaml. ${NAME}`,
    '<Schema name="Nope" />': `schema 'Nope' is not in openapi/v1.yaml. ${NAME}`,
    '<Samples name="nope" />': `sample file docs/samples/nope/*.sh is missing. ${NAME}`,
  };
  const {status, output} = await buildWithPages(Object.keys(bad));
  expect(status).toBe(1);
  for (const [index, problem] of Object.values(bad).entries())
    expect.soft(output).toContain(`docs/bad${index}.mdx:6: ${problem}`);
});

test.each([
  ['an unknown key of front matter', /^title: .*$/m, '$&\nslug: /elsewhere', "3: front matter 'slug'", KEYS],
  ['a missing description', /^description: .*\n/m, '', "1: front matter 'description'", KEYS],
  ['an unknown token', /^## .*$/m, '$& {{psb.hots}}', '6: unknown token {{psb.hots}}', 'Use a key of src/service'],
])('%s fails the build with file, line and remedy', async (_kind, from, to, problem, remedy) => {
  const {status, output} = await buildWith((page) => page.replace(from, to));
  expect(status).toBe(1);
  expect(output).toContain(`docs/second.mdx:${problem}`);
  expect(output).toContain(remedy);
});

test('the same description on two pages fails the build with file, line and remedy', async () => {
  const {status, output} = await buildWith((page) => {
    const other = /^description: .*$/m.exec(fs.readFileSync(path.join(SITE, 'docs/first.mdx'), 'utf8'))?.[0] ?? '';
    return page.replace(/^description: .*$/m, other);
  });
  expect(status).toBe(1);
  expect(output).toMatch(
    /docs\/(first|second)\.mdx:3: description is the same as in docs\/(first|second)\.mdx\. Write/,
  );
});
