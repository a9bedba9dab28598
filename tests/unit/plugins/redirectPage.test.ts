import vm from 'node:vm';
import {expect, test} from 'vitest';
import {redirectPage} from '../../../src/plugins/addresses/redirectPage';

const page = redirectPage('/a/b.html', 'https://docs.example.com/a/b.html');

test('leads on without script, and names the page for search engines', () => {
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/a/b.html"></noscript>');
  expect(page).toContain('<link rel="canonical" href="https://docs.example.com/a/b.html">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<a href="/a/b.html">');
});

test('its script is the same in every file, so one hash in a policy covers all', () => {
  const script = (html: string): string | undefined => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1];
  expect(script(page)).toBe(script(redirectPage('/c.html', 'https://docs.example.com/c.html')));
});

test('its script keeps query and hash', () => {
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  const went: string[] = [];
  const location = {search: '?q=1', hash: '#part', replace: (to: string) => went.push(to)};
  const document = {querySelector: () => ({href: 'https://docs.example.com/a/b.html'})};
  vm.runInNewContext(script, {location, document, URL});
  expect(went).toEqual(['/a/b.html?q=1#part']);
});
