import {expect, test, vi} from 'vitest';
import {isPending, withoutPending} from '../../../src/addresses/writtenPages';

vi.mock('../../../src/addresses/pending.json', () => ({
  default: ['/a/late.html', '/documents/late.html', '/a/b/late.html'],
}));

test('a pending address is pending with and without a hash', () => {
  expect(isPending('/a/late.html')).toBe(true);
  expect(isPending('/a/late.html#part')).toBe(true);
  expect(isPending('/a/done.html')).toBe(false);
});

test('a sidebar loses its pending pages, and groups that become empty', () => {
  const items = [
    'a/done',
    'a/late',
    {type: 'category', label: 'Empty', items: ['a/late', {type: 'category', label: 'Deeper', items: ['a/b/late']}]},
    {type: 'category', label: 'Half', items: ['a/late', 'a/done']},
  ] as const;
  expect(withoutPending(items, '')).toEqual(['a/done', {type: 'category', label: 'Half', items: ['a/done']}]);
});

test('a section counts as the first part of the address', () => {
  expect(withoutPending(['late', 'a/late'], 'documents')).toEqual(['a/late']);
});
