import {expect, test} from 'vitest';
import {readPage} from '../../../src/plugins/search-index/page';

const heading = (level: number, id: string, words: string): string =>
  `<h${level} id="${id}">${words}<a class="hash-link" href="#${id}"></a></h${level}>`;

const page = (body: string): string => `<html><body><article><h1>Hook</h1>${body}</article></body></html>`;

const sections = (body: string, anchors: readonly string[] = []) =>
  readPage(page(body), '/hook.html', anchors).sections.map(({title, hash, content}) => [title, hash, content]);

test('reads the text above the first heading and each section', () => {
  expect(
    sections(`<p>Intro.</p>${heading(2, 'a', 'First')}<p>One.</p>${heading(3, 'b', 'Second')}<p>Two.</p>`),
  ).toEqual([
    ['Hook', '', 'Intro.'],
    ['First', '#a', 'One.'],
    ['Second', '#b', 'Two.'],
  ]);
});

test('has the text of a section inside an element once', () => {
  const inner = `<section>${heading(3, 'API400', 'Malformed')}<div><p>Cannot be read.</p></div></section>`;
  expect(sections(`${heading(2, 'codes', 'Codes')}<p>All.</p><div data-part="x">${inner}${inner}</div>`)).toEqual([
    ['Hook', '', ''],
    ['Codes', '#codes', 'All.'],
    ['Malformed', '#API400', 'Cannot be read.'],
    ['Malformed', '#API400', 'Cannot be read.'],
  ]);
});

test('leaves out interface, code, and what the operation of the reference says', () => {
  const body = `<p>Text <button>Copy</button></p><figure>code</figure><details><summary>Show</summary><figure>x</figure></details>
    <style>.a{}</style><details class="theme-doc-toc-mobile">On this page</details><div data-operation="a"><div data-beside><div>
    <div>Sends.</div><dl><dt>partyId</dl><div data-responses>200</div></div><div><figure>curl</figure></div></div><div>Errors</div></div>`;
  expect(sections(body)).toEqual([['Hook', '', 'Text Sends.']]);
});

test('puts a space between inline elements that only a style keeps apart, but none before a comma', () => {
  expect(sections('<p><code>partyId</code><span>string</span><span>, path</span></p>')).toEqual([
    ['Hook', '', 'partyId string, path'],
  ]);
});

test('leaves out the definition of a term, and keeps the words of the page', () => {
  const term = '<span data-term="hook"><dfn>hook</dfn><span role="tooltip">A subscription.</span></span>';
  expect(sections(`<p>Save a ${term}, then wait.</p>`)).toEqual([['Hook', '', 'Save a hook, then wait.']]);
});

test('leaves out what has a record: an element, or a heading with what is below it', () => {
  const body = `<p>Intro.</p><table><tr id="one"><td>Gone.</td></tr><tr><td>Stays.</td></tr></table>
    ${heading(2, 'two', 'Gone')}<p>Gone too.</p>${heading(2, 'three', 'Third')}<p>Stays too.</p>`;
  expect(sections(body, ['one', 'two'])).toEqual([
    ['Hook', '', 'Intro. Stays.'],
    ['Third', '#three', 'Stays too.'],
  ]);
});

test('a record that leads to no place on its page fails the build', () => {
  expect(() => sections('<p id="there">x</p>', ['there', 'gone'])).toThrow('/hook.html#gone');
});

test('a row that can be linked has the name in its first cell, and stays a part of the section around it', () => {
  const row = (id: string): string => `<tr${id}><th scope="row"><code>ApUser</code></th><td>Sends.</td><td></td></tr>`;
  const body = `<p>Intro.</p><div data-part="DataTable-1"><table>${row(' id="role-ApUser"')}${row('')}</table></div>
    <table>${row(' id="of-no-list"')}</table>`;
  expect(sections(body)).toEqual([['Hook', '', 'Intro. ApUser Sends. ApUser Sends. ApUser Sends.']]);
  expect(readPage(page(body), '/hook.html', []).rows).toEqual([
    {title: 'ApUser', hash: '#role-ApUser', content: 'Sends.'},
  ]);
});
