import {compile, type CompileOptions} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {remarkParts} from '../../../../src/content/markdown/remarkParts';
import {remarkTables} from '../../../../src/content/markdown/remarkTables';

const GFM_TABLE = {type: 'table', children: [{type: 'tableRow', children: [{type: 'tableCell', children: []}]}]};

/** Puts a table, which only GFM can write, in the place of a rule. */
const rulesToTables: NonNullable<CompileOptions['remarkPlugins']>[number] = () => (tree: {children: unknown[]}) => {
  tree.children = tree.children.map((node) =>
    (node as {type: string}).type === 'thematicBreak' ? structuredClone(GFM_TABLE) : node,
  );
};

async function compiled(value: string): Promise<string> {
  return String(
    await compile({value, path: 'docs/a.mdx'}, {remarkPlugins: [rulesToTables, remarkParts, remarkTables]}),
  );
}

test('a table is named after the heading before it, without its anchor', async () => {
  const text = await compiled('## A `token` \\{#a-token}\n\n---\n\n### Limits\n\n---\n');
  expect(text).toContain('label: "A token"');
  expect(text).toContain('label: "Limits"');
});

test('a code block without a title is named after the heading before it', async () => {
  const label = String.raw`\"label\":`;
  expect(await compiled('## Limits\n\n```json\n{}\n```\n')).toContain(String.raw`${label}\"json code: Limits\"`);
  expect(await compiled('## Limits\n\n```json title="Body"\n{}\n```\n')).not.toContain(label);
});
