import {expect, test} from 'vitest';
import {withoutPending} from '../../../src/addresses/writtenPages';

const PENDING = new Set(['/a/late.html', '/documents/late.html', '/a/b/late.html']);

test('a sidebar loses its pending pages, and groups that become empty', () => {
  const items = [
    'a/done',
    'a/late',
    {type: 'category', label: 'Empty', items: ['a/late', {type: 'category', label: 'Deeper', items: ['a/b/late']}]},
    {type: 'category', label: 'Half', items: ['a/late', 'a/done']},
  ] as const;
  expect(withoutPending(items, '', PENDING)).toEqual(['a/done', {type: 'category', label: 'Half', items: ['a/done']}]);
});

test('a section counts as the first part of the address', () => {
  expect(withoutPending(['late', 'a/late'], 'documents', PENDING)).toEqual(['a/late']);
});
