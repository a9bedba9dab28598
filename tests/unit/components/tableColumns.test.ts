import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import {codeColumns} from '../../../src/components/Table/text';

describe('the columns of codes and numbers', () => {
  it('have one word or a number with its unit in each cell, whatever draws it', () => {
    const code = (text: string) => createElement('code', null, text);
    const rows = [
      [code('API404'), 'Not found', 404, '10 MB', {html: '<code>id</code>'}],
      [code('API413'), 'Too large', 413, '2 GB', ''],
    ];
    expect(codeColumns(rows, 5)).toEqual([1, 3, 4, 5]);
  });

  it('are none with a sentence, a long name, or a component whose text is not known', () => {
    const Unknown = () => 'more';
    expect(
      codeColumns(
        [
          ['a', 'b c', 'x'.repeat(29), createElement(Unknown)],
          ['d', 'e', 'f', 'g'],
        ],
        4,
      ),
    ).toEqual([1]);
  });

  it('leave the last of a table that has nothing else', () => {
    expect(codeColumns([['a', 'b', 'c']], 3)).toEqual([1, 2]);
  });
});
