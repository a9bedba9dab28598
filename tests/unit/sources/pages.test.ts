import {expect, test} from 'vitest';
import {trackReads} from '../../../src/sources/files';
import {addressOf, isAmong} from '../../../src/sources/pages';
import {pageLink} from '../../../src/sources/pageLinks';
import {isPending} from '../../support/contracts';

test('a pending address is pending with and without a hash', () => {
  const pending = new Set(['/a/later.html']);
  expect(isAmong(pending, '/a/later.html')).toBe(true);
  expect(isAmong(pending, '/a/later.html#part')).toBe(true);
  expect(isAmong(pending, '/a/other.html')).toBe(false);
  expect(isPending('/introduction/overview.html')).toBe(false);
});

test.each([
  ['docs/introduction/overview.mdx', '/introduction/overview.html'],
  ['documents/overview.mdx', '/documents/overview.html'],
  ['.consoles/v1/getMe.mdx', '/reference/v1/getMe.html'],
])('the address of %s is %s', (source, address) => {
  expect(addressOf(source)).toBe(address);
});

test('a link to a page has its title, and depends on its file and on the list of pending pages', () => {
  const files = new Set<string>();
  expect(trackReads(files, () => pageLink('/introduction/overview.html'))).toEqual({
    href: '/introduction/overview.html',
    title: expect.stringMatching(/\w+/) as string,
  });
  expect([...files]).toEqual([
    'src/addresses/pending.json',
    'docs/introduction/overview.mdx',
    'documents/formats.yaml',
  ]);
});
