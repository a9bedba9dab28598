import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {parseFrontMatter} from '../../../src/content/hooks';

const DESCRIPTION = 'What a developer must know before the first call, in the order of the calls that follow.';

/** What Docusaurus itself makes of a file. */
function parsed(fileContent: string): {frontMatter: Record<string, unknown>; content: string} {
  const [, block = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(fileContent) ?? [];
  return {frontMatter: parse(block) as Record<string, unknown>, content};
}

async function frontMatterOf(file: string, lines: readonly string[]): Promise<Record<string, unknown>> {
  const result = await parseFrontMatter({
    filePath: path.join(process.cwd(), file),
    fileContent: ['---', ...lines, '---', 'Text', ''].join('\n'),
    defaultParseFrontMatter: (params) => Promise.resolve(parsed(params.fileContent)),
  });
  return result.frontMatter;
}

test('a page gets its address from its file name', async () => {
  const values = await frontMatterOf('docs/introduction/invoice/send.mdx', [
    'title: Send',
    `description: ${DESCRIPTION} 1`,
  ]);
  expect(values).toMatchObject({title: 'Send', slug: 'send.html'});
});

test('the page of a code list has its title from the registry of the lists, and none of its own', async () => {
  const description = `description: ${DESCRIPTION} U`;
  const values = await frontMatterOf('docs/misc/codeList/unit.mdx', [description]);
  expect(values).toMatchObject({title: 'Units of measure', slug: 'unit.html', displayed_sidebar: 'root', tabs: []});
  await expect(frontMatterOf('docs/misc/codeList/unit.mdx', ['title: Units', description])).rejects.toThrow(
    'docs/misc/codeList/unit.mdx:2: the page of a format or of a code list has its title from the registry',
  );
});

test('tokens are filled', async () => {
  const values = await frontMatterOf('docs/a.mdx', [
    "title: '{{service.short}} in short'",
    `description: ${DESCRIPTION} 2`,
  ]);
  expect(values.title).toBe('PSB in short');
});

test('all known keys pass', async () => {
  const lines = [
    'title: Send',
    `description: ${DESCRIPTION} 3`,
    'sitename: Other',
    'type: website',
    'pageClass: large-body',
  ];
  const more = ['sitemap: {priority: 0.9, changefreq: daily}', 'robots: noindex'];
  await expect(frontMatterOf('docs/all.mdx', [...lines, ...more])).resolves.toBeDefined();
});

test('the words of readers are checked, and left to the search', async () => {
  const page = ['title: Send', `description: ${DESCRIPTION} W`];
  const values = await frontMatterOf('docs/words.mdx', [...page, 'searchWords: [callback url, push, melden]']);
  expect(values).not.toHaveProperty('searchWords');
});

test.each([
  [
    'a phrase with a comma',
    ['title: Send', `description: ${DESCRIPTION} A`, "searchWords: ['url, push', push, melden]"],
    4,
    "front matter 'searchWords': a phrase has",
  ],
  [
    'a phrase that is there twice',
    ['title: Send', `description: ${DESCRIPTION} B`, 'searchWords: [push, push, melden]'],
    4,
    "front matter 'searchWords': says a phrase twice",
  ],
  ['an unknown key', ['title: Send', `description: ${DESCRIPTION} 4`, 'slug: /x'], 4, "front matter 'slug'"],
  [
    'a nested unknown key',
    ['title: Send', `description: ${DESCRIPTION} 5`, 'sitemap:', '  often: daily'],
    5,
    "front matter 'often'",
  ],
  ['a short description', ['title: Send', 'description: Too short.'], 3, "front matter 'description'"],
  ['a long description', ['title: Send', `description: ${'long '.repeat(40)}`], 3, "front matter 'description'"],
  ['a missing title', [`description: ${DESCRIPTION} 6`], 1, "front matter 'title'"],
  [
    'a wrong pageClass',
    ['title: Send', `description: ${DESCRIPTION} 7`, 'pageClass: wide'],
    4,
    "front matter 'pageClass'",
  ],
  [
    'a priority over 1',
    ['title: Send', `description: ${DESCRIPTION} 8`, 'sitemap:', '  priority: 2'],
    5,
    "front matter 'sitemap.priority'",
  ],
  [
    'an unknown token',
    ["title: '{{service.nick}}'", `description: ${DESCRIPTION} 9`],
    2,
    'unknown token {{service.nick}}',
  ],
])('%s fails with file, line and remedy', async (_kind, lines, line, problem) => {
  const failure = frontMatterOf('docs/bad.mdx', lines);
  await expect(failure).rejects.toThrow(`docs/bad.mdx:${line}: ${problem}`);
  await expect(failure).rejects.toThrow(/src\/content\/frontMatter\.ts lists the keys|Use a key of src\/service/);
});
