import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {addToRecord, takeRecord, type PageRecord} from '../../../../src/content/markdown/record';

const append = (record: PageRecord) => () => (tree: Root) => addToRecord(tree, record);

test('a record comes out of the compiled page as it went in, and leaves nothing behind', async () => {
  const record = {reads: ['openapi/v1.yaml'], faults: ['docs/a.mdx:3: no "x" \\ y.\n  Do this.']};
  const text = 'In a page: `export const pageRecord = "";`';
  const compiled = String(await compile(text, {remarkPlugins: [append(record)]}));
  const {page, record: taken} = takeRecord(compiled);
  expect(taken).toEqual(record);
  expect(page).toBe(String(await compile(text)));
});

test('a page without a record has no files and no faults', () => {
  expect(takeRecord('export default 1;')).toEqual({page: 'export default 1;', record: {reads: [], faults: []}});
});
