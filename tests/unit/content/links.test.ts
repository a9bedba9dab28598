import {expect, test} from 'vitest';
import {linksOf} from '../../../src/content/links';

test('finds Markdown links, images, href and to, with their lines', () => {
  const text =
    '[a](/a.html) and [b](#b "title")\n\n<a href="/c.html#x">c</a> <Link to="/d.html" />\n![i](/img/i.png)\n';
  expect(linksOf(text)).toEqual([
    {line: 1, href: '/a.html'},
    {line: 1, href: '#b'},
    {line: 3, href: '/c.html#x'},
    {line: 3, href: '/d.html'},
    {line: 4, href: '/img/i.png'},
  ]);
});

test('takes files of the site as links, with or without the mark that Docusaurus wants', () => {
  expect(linksOf('[a](pathname:///a.xml) <a href="pathname:///b.xml">b</a>')).toEqual([
    {line: 1, href: '/a.xml'},
    {line: 1, href: '/b.xml'},
  ]);
});

test('leaves code and other hosts alone', () => {
  const text =
    '`[a](/a.html)` [b](https://b.example) [c](mailto:c@d.example)\n```md\n[d](/d.html)\n```\n~~~\n[e](/e.html)\n~~~\n[f](/f.html)';
  expect(linksOf(text)).toEqual([{line: 8, href: '/f.html'}]);
});
