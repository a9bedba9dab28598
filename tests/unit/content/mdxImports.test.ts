import {expect, test} from 'vitest';
import {pageSources, proseLines, type Source} from '../../support/pages';

const importsOf = ({file, text}: Pick<Source, 'file' | 'text'>): string[] =>
  proseLines(text)
    .filter((prose) => /^(import|export)\b/.test(prose.text))
    .map((prose) => `${file}:${prose.line}: ${prose.text}`);

test('pages import and export nothing; they use the names in src/theme/MDXComponents', () => {
  expect(pageSources().flatMap(importsOf)).toEqual([]);
});

test('the check finds an import, and leaves code alone', () => {
  const text = 'import A from "a";\n\n```ts\nimport B from "b";\n```\n\nexport const c = 1;\n';
  expect(importsOf({file: 'docs/a.mdx', text})).toEqual([
    'docs/a.mdx:1: import A from "a";',
    'docs/a.mdx:7: export const c = 1;',
  ]);
});
