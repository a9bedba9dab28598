import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {inlineScripts} from '../../../src/plugins/policy/inline';
import {policiesOf} from '../../../src/plugins/policy';

const page = (
  file: string,
  before: string,
  content = '',
): {readonly address: string; readonly file: string; readonly html: string} => ({
  address: `/${file}`,
  file,
  html: `<!doctype html><html><head><meta charset=UTF-8><script src=/a.js defer></script></head><body>${before}<div id=__docusaurus>${content}</div></body></html>`,
});

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const CONSOLE = 'reference/v1/send.html';
const PLAYGROUND = 'vpd/playground/playground.html';
const ONE = '<script>one()</script>';

/** The directives of the policy of one of some pages. */
function directivesOf(address: string, pages: Parameters<typeof policiesOf>[0]): Record<string, string> {
  const policy =
    policiesOf(pages, {consoles: ['https://api.example'], playground: ['https://data.example']}).get(`/${address}`) ??
    '';
  return Object.fromEntries(policy.split('; ').map((each) => /^(\S+) (.*)$/.exec(each)?.slice(1) as [string, string]));
}

test('the policy permits the inline scripts that every page has, the style elements of the page and of those that the application draws, and no other', () => {
  const pages = [
    page('a.html', ONE, '<div data-static-content><style>a{}</style></div>'),
    page(
      'b.html',
      ONE,
      '<div data-static-content><svg><style type="text/css">b{}</style></svg><style>a{}</style></div>',
    ),
    page('search.html', ONE, '<style>s{}</style>'),
    page(CONSOLE, ONE, '<style>c{}</style>'),
    page(PLAYGROUND, ONE),
  ];
  expect(directivesOf('a.html', pages)['style-src-elem']).toBe(`'self' ${hash('a{}')} ${hash('s{}')}`);
  expect(directivesOf('b.html', pages)).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${hash('one()')}`,
    'style-src-elem': `'self' ${hash('a{}')} ${hash('b{}')} ${hash('s{}')}`,
    'connect-src': "'self'",
    'base-uri': "'none'",
  });
  expect(directivesOf(CONSOLE, pages)).toMatchObject({
    'style-src-elem': `'self' ${hash('c{}')}`,
    'style-src-attr': "'none'",
    'connect-src': "'self' https://api.example",
  });
  expect(directivesOf(PLAYGROUND, pages)['connect-src']).toBe("'self' https://data.example");
});

test('a block of data, which no browser runs, is no script, and pages can differ in it', () => {
  const data = (text: string): string => `<script type="application/ld+json">{"a":"${text}"}</script>`;
  const pages = [page('a', `${data('1')}<script>one()</script>`), page('b', `${data('2')}<script>one()</script>`)];
  expect(directivesOf('a', pages)['script-src']).toBe(`'self' ${hash('one()')}`);
  expect(inlineScripts('c', page('c', '<script data-type="application/ld+json">x()</script>').html)).toEqual(['x()']);
});

test('a script that one page alone has fails the build with the name of the page', () => {
  const pages = [page('a', ONE), page('b', `${ONE}<script>two()</script>`)];
  expect(() => policiesOf(pages, {consoles: [], playground: []})).toThrow(/^b has other inline scripts than a/);
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
