import fs from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {run, type Result} from './support/run';

const SITE = 'tests/contract/bad-site';
const NAME = 'Correct the name';

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

/** A page with one line of content, which is line 6. */
function pageOf(index: number, line: string): string {
  const description = `Page ${index} of the small site, which has one line of bad content and nothing else at all.`;
  return ['---', `title: Bad page ${index}`, `description: ${description}`, '---', '', line, ''].join('\n');
}

/** Builds the small site with further pages, `docs/bad0.mdx` and so on. */
function buildWith(pages: readonly string[]): Promise<Result> {
  const folder = copyOfSite();
  for (const [index, page] of pages.entries()) fs.writeFileSync(path.join(folder, `docs/bad${index}.mdx`), page);
  return build(folder);
}

test('wrong front matter fails the build with file, line and remedy', async () => {
  const {status, output} = await buildWith([pageOf(0, 'A line.').replace(/^title: .*$/m, '$&\nslug: /elsewhere')]);
  expect(status).toBe(1);
  expect(output).toContain("docs/bad0.mdx:3: front matter 'slug'");
  expect(output).toContain('src/content/frontMatter.ts lists the keys');
});

/** What each stage of a build says of a line: compiling pages, and looking at the built ones. */
const STAGES = {
  names: {
    '<Operation id="nope" />': `operation 'nope' is not in openapi/*.yaml. ${NAME}`,
    '<Schema name="Nope" />': `schema 'Nope' is not in openapi/v1.yaml. ${NAME}`,
    '<Samples name="nope" />': `sample file docs/samples/nope/*.sh is missing. ${NAME}`,
  },
  'links and anchors': {
    '[nowhere](/nowhere.html)': 'link to /nowhere.html: no such page. src/addresses/routes.json lists the addresses',
    '[part](/first.html#no-part)':
      'link to /first.html#no-part: /first.html has no anchor #no-part. Use the id of a heading',
  },
};

test.each(Object.entries(STAGES))(
  'every one of bad %s fails the build with file, line and remedy',
  async (_kind, bad) => {
    const {status, output} = await buildWith(Object.keys(bad).map((line, index) => pageOf(index, line)));
    expect(status).toBe(1);
    for (const [index, problem] of Object.values(bad).entries())
      expect.soft(output).toContain(`docs/bad${index}.mdx:6: ${problem}`);
  },
);
