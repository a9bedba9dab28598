import {expect, test} from 'vitest';
import {trackReads} from '../../../src/sources/files';
import {addressOf} from '../../../src/sources/pages';
import {pageLink} from '../../../src/sources/pageLinks';

test.each([
  ['docs/introduction/overview.mdx', '/introduction/overview.html'],
  ['documents/overview.mdx', '/documents/overview.html'],
  ['.consoles/v1/getMe.mdx', '/reference/v1/getMe.html'],
])('the address of %s is %s', (source, address) => {
  expect(addressOf(source)).toBe(address);
});

test('a link to a page has its title, and depends on its file', () => {
  const files = new Set<string>();
  expect(trackReads(files, () => pageLink('/introduction/overview.html'))).toEqual({
    href: '/introduction/overview.html',
    title: expect.stringMatching(/\w+/) as string,
  });
  expect([...files]).toEqual(['docs/introduction/overview.mdx', 'documents/formats.yaml']);
});
