import {expect, test} from 'vitest';
import type {Entry} from '../../../src/plugins/search-index/documents';
import {phrasesOf} from '../../../src/plugins/search-index/phrases';

const entry = (...typed: string[]): Entry => ({
  title: '',
  text: '',
  page: '/x.html',
  anchor: '',
  where: [],
  role: 'page',
  keywords: [],
  typed,
  around: '',
});

test('the phrases of an entry are numbered by their lengths, without words that say nothing, each once', () => {
  const all = [entry('send the new invoices again', 'invoices', 'invoice'), entry(), entry('where is it', 'orders')];
  const {lengths, byTerm} = phrasesOf(all, {again: []});
  expect(lengths).toEqual([[1, 3], [], [1, 3]]);
  expect(Object.fromEntries(byTerm)).toEqual({
    invoic: [0, 1],
    send: [1],
    new: [1],
    order: [2],
    where: [3],
    is: [3],
    it: [3],
  });
});
