import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {remarkJoined} from '../../../../src/content/markdown/remarkJoined';

const compiled = async (value: string): Promise<string> =>
  String(await compile(value, {remarkPlugins: [remarkJoined], jsx: true}));

test.each([
  ['Send `a`.', '"Send "', '<_components.code>{"a"}</_components.code>{"."}'],
  ['Send `a`, then stop.', '" then stop."', '<_components.code>{"a"}</_components.code>{","}'],
  ['Send (`a`) now.', '" now."', '{"("}<_components.code>{"a"}</_components.code>{")"}'],
])('%s: the punctuation is in one element with the code', async (text, rest, joined) => {
  const page = await compiled(text);
  expect(page).toContain(`<_components.span data-joined="">${joined}</_components.span>`);
  expect(page).toContain(rest);
});

test('a link stays with its punctuation where it is code and nothing else; headings and code before words stay as they are', async () => {
  expect(await compiled('See [`a`](/b.html).')).toMatch(/data-joined="">.*href="\/b\.html".*\{"\."\}/);
  for (const text of ['See [the `a`](/b.html).', '## `a`: b', '`a` b.'])
    expect(await compiled(text), text).not.toMatch(/data-joined="">(?!.*the).*a/);
});
