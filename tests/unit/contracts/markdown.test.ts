import {expect, test} from 'vitest';
import {inlineMarkdownToHtml, markdownToHtml} from '../../../src/contracts/markdown';

test('a hostile description stays text', () => {
  const html = markdownToHtml(
    '<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) <b onclick="y">z</b>',
  );
  expect(html).not.toMatch(/<(script|img|b)\b/);
  expect(html).not.toContain('href="javascript:');
  expect(html).toContain('&lt;script&gt;');
});

test('a picture becomes a link, so that no reader asks another host for it', () => {
  expect(markdownToHtml('![x](https://stranger.example/x.png)')).toBe(
    '<p>!<a href="https://stranger.example/x.png">x</a></p>',
  );
});

test('a hostile image or autolink gets no address', () => {
  expect(markdownToHtml('![x](javascript:alert(1)) <javascript:alert(1)>')).not.toMatch(/(src|href)="javascript/);
});

test('code, links and tables become HTML', () => {
  expect(markdownToHtml('`a` [b](/c.html)')).toBe('<p><code>a</code> <a href="/c.html">b</a></p>');
  expect(markdownToHtml('| a |\n|---|\n| 1 |')).toContain('<td>1</td>');
});

test('one line loses its paragraph, several paragraphs keep theirs', () => {
  expect(inlineMarkdownToHtml('one `x`')).toBe('one <code>x</code>');
  expect(inlineMarkdownToHtml('one\n\ntwo')).toBe('<p>one</p>\n<p>two</p>');
  expect(inlineMarkdownToHtml(undefined)).toBe('');
});

test('code stays with its punctuation, and a long name breaks between its words', () => {
  const joined = (text: string): string => `<span data-joined>${text}</span>`;
  expect(inlineMarkdownToHtml('(`a`, `b` c')).toBe(`${joined('(<code>a</code>,')} <code>b</code> c`);
  expect(inlineMarkdownToHtml('[`a`](/b.html).')).toBe(joined('<a href="/b.html"><code>a</code></a>.'));
  expect(inlineMarkdownToHtml('[See `a`](/b.html).')).toBe('<a href="/b.html">See <code>a</code></a>.');
  expect(inlineMarkdownToHtml('`sendSalesInvoiceNow`')).toBe(
    '<code data-name>send<wbr>Sales<wbr>Invoice<wbr>Now</code>',
  );
});

test('no line ends in the number of a business term, with its punctuation; code, links and other numbers stay as they are', () => {
  expect(inlineMarkdownToHtml('A reference (BT-13), or BG-4.')).toBe(
    'A reference <span data-joined>(BT-13),</span> or <span data-joined>BG-4.</span>',
  );
  for (const text of ['BR-CO-15 and UBL-BT-1', 'ABT-1']) expect(inlineMarkdownToHtml(text)).toBe(text);
  expect(inlineMarkdownToHtml('`BT-1` [x](/a.html#BT-1)')).toBe('<code>BT-1</code> <a href="/a.html#BT-1">x</a>');
});
