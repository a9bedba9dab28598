import {expect, test} from 'vitest';
import {fileBlocks} from '../../../src/words/fileBlocks';

/** The prose of a file, and the text of the file at the place of each block's first character. */
function read(source: string, file: string): {text: string; at: string}[] {
  return fileBlocks(source, file)
    .filter(({text}) => text !== '')
    .map(({text, at}) => ({text, at: source.slice(at[0]).split(/\s/)[0] ?? ''}));
}

const texts = (source: string, file: string): string[] => read(source, file).map(({text}) => text);

test('a page: front matter, headings, paragraphs, lists and tables, each block on one line and at its place', () => {
  const page = [
    '---',
    'title: Send invoices',
    'sitemap: {priority: 0.9}',
    '---',
    '',
    '## Before you start',
    '',
    'A [link](https://example.com/holds)',
    'and **more**.',
    '',
    '- One item',
    '',
    '| Head | Other |',
    '|---|---|',
    '| cell | next |',
    '',
  ].join('\n');
  expect(read(page, 'page.mdx')).toEqual([
    {text: 'Send invoices', at: 'Send'},
    {text: 'Before you start\u2063', at: 'Before'},
    {text: 'A link and more.', at: 'A'},
    {text: 'One item', at: 'One'},
    {text: 'Head', at: 'Head'},
    {text: 'Other', at: 'Other'},
    {text: 'cell', at: 'cell'},
    {text: 'next', at: 'next'},
  ]);
});

test('the end of a heading is marked, and that of a link that begins a sentence', () => {
  const page =
    '## Send it\n\n[Retries](/x) shows it. [States](/x) too, and [Hooks](/x) and [`getHooks`](/x).\n\n[`putHook`](/x) saves.\n';
  expect(texts(page, 'page.mdx')).toEqual([
    'Send it\u2063',
    'Retries\u2063 shows it. States\u2063 too, and Hooks and `code`.',
    '`code` saves.',
  ]);
});

test('code is left out: blocks, the inside of inline code, link targets, tokens; a status code stays', () => {
  const page = 'The `answer` of {{psb.host}} is `404`.\n\n```bash title="Request"\necho answer\n```\n\n    answer\n';
  expect(texts(page, 'page.mdx')).toEqual(['The `code` of Name is `404`.', 'Request', 'answer']);
});

test('components of a page: attributes that readers see, the labels of columns, the text inside', () => {
  const page =
    '<DataTable path="answers.x" columns="*key=Key,note=Long note" label="All keys" />\n\n<Step>\n\nText.\n\n</Step>\n';
  expect(read(page, 'page.mdx')).toEqual([
    {text: 'Key', at: 'Key,note=Long'},
    {text: 'Long note', at: 'Long'},
    {text: 'All keys', at: 'All'},
    {text: 'Text.', at: 'Text.'},
  ]);
});

test('YAML: keys for people, in every style of text; no examples, patterns or expressions', () => {
  const yaml = [
    'description: |-',
    '  First line',
    '  goes on.',
    '',
    '  Second.',
    'items:',
    "  - {title: 'It''s quoted', pattern: ^answer$, filter: a answer b}",
    '  - summary: >-',
    '      Folded `code`',
    '      text',
    'example: {description: an answer}',
    'x-known-keys: {orders: Some orders}',
    '',
  ].join('\n');
  expect(read(yaml, 'contract.yaml')).toEqual([
    {text: 'First line goes on.', at: 'First'},
    {text: 'Second.', at: 'Second.'},
    {text: "It's quoted", at: "It''s"},
    {text: 'Folded `code` text', at: 'Folded'},
    {text: 'Some orders', at: 'Some'},
  ]);
});

test('every character of a folded text is at its place in the file', () => {
  const yaml = "a:\n  - description: >-\n      One two\n      three 'four'\n";
  const [block] = fileBlocks(yaml, 'contract.yaml');
  expect(block?.at.map((offset) => yaml.charAt(offset).replace('\n', ' ')).join('')).toBe(block?.text);
});

test('components: text with elements in it is one block, and attributes, conditions and templates are read', () => {
  const source = [
    'export const A = ({a, b}: Props) => (',
    '  <p className="answers it" title={`Copy: ${a}`}>',
    '    Start <code>answer</code> with <b>care</b>,',
    '    {b}.',
    "    {a && <Item label={a ? 'Open' : 'Closed'} />}",
    '  </p>',
    ');',
    "export const B = <ul>{b ? 'Yes' : <li>No</li>}</ul>;",
  ].join('\n');
  expect(texts(source, 'A.tsx').sort()).toEqual(
    ['Copy: Name', 'Start `code` with care, Name. Name', 'Open', 'Closed', 'Yes', 'No'].sort(),
  );
});

test('GraphQL: descriptions of a schema and comments, at their place; no values', () => {
  const schema = [
    '"""',
    'A party. It has',
    'a `name`.',
    '"""',
    'type party {',
    '  "Its \\"name\\"."',
    '  name(kind: String = "answer it"): String',
    '}',
    '',
  ].join('\n');
  expect(read(schema, 'schema.graphql')).toEqual([
    {text: 'A party. It has a `code`.', at: 'A'},
    {text: 'Its "name".', at: 'Its'},
  ]);
  const query = '# Use it for\n# {{buyer.name}}.\n\n# Then run it.\n{ party(name: "answer") { name } }\n';
  expect(read(query, 'query.graphql')).toEqual([
    {text: 'Use it for Name.', at: 'Use'},
    {text: 'Then run it.', at: 'Then'},
  ]);
});
