import {afterEach, expect, test, vi} from 'vitest';
import {addressOfPath, guidePath, inSite} from '../../../src/addresses/inSite';
import {asHtml, htmlIn} from '../../../src/components/html';

const at = (path: string): unknown => vi.stubGlobal('SITE_PATH', path);
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/terms.html#BT-31', '/terms.html#BT-31', '/docs/terms.html#BT-31'],
  ['/', '/', '/docs/'],
  ['/docs/terms.html', '/docs/terms.html', '/docs/terms.html'],
  ['/docsearch.html', '/docsearch.html', '/docs/docsearch.html'],
  ['#anchor', '#anchor', '#anchor'],
  ['https://example.org/x', 'https://example.org/x', 'https://example.org/x'],
])('%s is %s in a site at the root of its host, and %s at /docs/', (address, root, below) => {
  at('/');
  expect(inSite(address)).toBe(root);
  at('/docs/');
  expect(inSite(address)).toBe(below);
});

test('the address of a path, and the guide that a page belongs to, know the path of the site', () => {
  at('/docs/');
  expect(addressOfPath('/docs/')).toBe('/');
  expect(addressOfPath('/docs/vpd/introduction/overview.html')).toBe('/vpd/introduction/overview.html');
  expect(guidePath('/docs/documents/orders/ubl/bisv3/rejections.html')).toBe('/docs/documents/orders/ubl/bisv3.html');
});

test('links in HTML get the path of the site; other texts with the same characters do not', () => {
  at('/docs/');
  const code = '&lt;a href="/x.html"&gt;';
  const html = `<a class="c" href="/a.html">A</a> <a href="#b">B</a> <a href="https://example.org/c">C</a> ${code}`;
  expect(htmlIn(asHtml(html))).toBe(html.replace('"/a.html"', '"/docs/a.html"'));
});
