import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {inlineScripts} from '../../../src/plugins/policy/inlineScripts';
import {policyOf} from '../../../src/plugins/policy';

const page = (file: string, before: string, content = ''): {file: string; html: string} => ({
  file,
  html: `<!doctype html><html><head><meta charset=UTF-8><script src=/a.js defer></script></head><body>${before}<div id=__docusaurus>${content}</div></body></html>`,
});

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy permits the inline scripts that every page has, and no other', () => {
  const policy = policyOf(
    [page('a', '<script>one()</script>'), page('b', '<script>one()</script>')],
    ['https://x.example'],
  );
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
  expect(policy).toContain("connect-src 'self' https://x.example;");
  expect(policy).toMatch(/^default-src 'none';.*base-uri 'none'$/);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('a script that one page alone has fails the build with the name of the page', () => {
  const pages = [page('a', '<script>one()</script>'), page('b', '<script>one()</script><script>two()</script>')];
  expect(() => policyOf(pages, [])).toThrow(/^b has other inline scripts than a/);
});

test('a script in the content of a page fails the build with file, excerpt and remedy', () => {
  const {file, html} = page('c.html', '<script>one()</script>', '<main><script>evil()</script></main>');
  expect(() => inlineScripts(file, html)).toThrow(/^c.html has a script in its content: <script>evil.*Remove it/);
});

test('an address with a script and a page without the application are told apart', () => {
  expect(
    inlineScripts('a', page('a', '<script src=/b.js></script><script data-scripts="x src=1">y()</script>').html),
  ).toEqual(['y()']);
  expect(() => inlineScripts('d', '<p>no application</p>')).toThrow('d has no element __docusaurus');
});
