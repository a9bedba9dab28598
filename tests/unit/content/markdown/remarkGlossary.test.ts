import path from 'node:path';
import {compile, type CompileOptions} from '@mdx-js/mdx';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {filesOf} from '../../../../src/sources/files';
import {takeRecord} from '../../../../src/content/markdown/record';
import {remarkGlossary} from '../../../../src/content/markdown/remarkGlossary';
import {remarkParts} from '../../../../src/content/markdown/remarkParts';

type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

const isTerm = (node: MdxJsxTextElement): boolean => node.name === 'Term';

/** The words of a page that are marked, each with the type of the node around it, and the compiled page. */
async function mark(value: string, ...before: Plugins): Promise<{readonly terms: string[]; readonly page: string}> {
  const terms: string[] = [];
  const collect = () => (tree: Root) => {
    visit(tree, 'mdxJsxTextElement', (node, _index, parent) => {
      const [words] = node.children;
      if (isTerm(node) && words?.type === 'text') terms.push(`${parent?.type ?? ''}: ${words.value}`);
    });
  };
  const remarkPlugins = [remarkParts, ...before, remarkGlossary, collect];
  const page = await compile({value, path: path.resolve('docs/a.mdx')}, {remarkPlugins});
  return {terms, page: String(page)};
}

const termsOf = async (...lines: readonly string[]): Promise<string[]> => (await mark(lines.join('\n'))).terms;

test('marks the first use of a term only, whichever its form', async () => {
  expect(await termsOf('Two hooks, a hook.', '', 'Hook again, and a topic.')).toEqual([
    'paragraph: hooks',
    'paragraph: topic',
  ]);
});

test('marks the longest form, and the shorter one where it is alone', async () => {
  expect(await termsOf('An environment hook is a hook.')).toEqual(['paragraph: environment hook', 'paragraph: hook']);
});

test('leaves headings, links, code, summaries and attributes, and marks the next use', async () => {
  const lines = [
    '## A hook',
    '',
    'The `hook`, the [hook](/a.html) and the <kbd>hook</kbd>.',
    '',
    '<details>',
    '<summary>The hook</summary>',
    '',
    'A **hook** at last.',
    '',
    '</details>',
    '',
    '```text title="hook"',
    'hook',
    '```',
  ];
  expect(await termsOf(...lines)).toEqual(['strong: hook']);
});

test('marks lists and what is inside another component', async () => {
  expect(await termsOf('- a topic', '', '<Step>', '', 'A hook.', '', '</Step>')).toEqual([
    'paragraph: topic',
    'paragraph: hook',
  ]);
});

test('marks the cells of a table, not the names of its columns', async () => {
  const row = (value: string) => ({
    type: 'tableRow' as const,
    children: [{type: 'tableCell' as const, children: [{type: 'text' as const, value}]}],
  });
  const table: RootContent = {type: 'table', children: [row('Hook'), row('A hook'), row('A topic')]};
  const {terms} = await mark('---\n', () => (tree: Root) => {
    tree.children = tree.children.map((node) => (node.type === 'thematicBreak' ? table : node));
  });
  expect(terms).toEqual(['tableCell: hook', 'tableCell: topic']);
});

test('leaves the section that shows the glossary', async () => {
  const lines = ['A topic.', '', '## Glossary', '', 'A hook.', '', '<Glossary />', '', '## Next', '', 'An event.'];
  expect(await termsOf(...lines)).toEqual(['paragraph: topic', 'paragraph: event']);
});

test('a page has the definitions of the terms that it uses, and depends on the glossary', async () => {
  const {page, record} = takeRecord((await mark('A hook on a topic.\n\n<Limits />\n')).page);
  expect(page).toMatch(/id: "hook",\s*definitionHtml: "A subscription to topics\./);
  expect(page).not.toContain('"peppol"');
  expect(record.reads.flatMap(filesOf)).toEqual(expect.arrayContaining(['docs/glossary.yaml', 'openapi/limits.yaml']));
  expect(record.faults).toEqual([]);
});

test('what is not marked stays one text', async () => {
  const {page} = await mark('A hook, the same hook, and hooks.');
  expect(page).toContain('", the same hook, and hooks."');
});
