import fs from 'node:fs';
import {expect, test} from 'vitest';
import {COLOURS} from '../../../src/contracts/colours';
import {highlight, isKnownLanguage} from '../../../src/contracts/highlight';
import {SAMPLE_LANGUAGES} from '../../../src/contracts/samples';

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;|&#x3C;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&(amp|#x26);/g, '&');

test.each([
  'bash',
  'csharp',
  'graphql',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'xml',
  'nginx',
  'php',
  'python',
  'typescript',
  'yaml',
  'text',
])('%s is known', (language) => expect(isKnownLanguage(language)).toBe(true));

test('every sample language is known', () => {
  expect(SAMPLE_LANGUAGES.filter(({language}) => !isKnownLanguage(language))).toEqual([]);
});

test('an unknown language is not known, and stays plain', () => {
  expect(isKnownLanguage('cobol')).toBe(false);
  expect(highlight('a <b>', 'cobol')).toBe('a &lt;b>');
});

test('colours with classes and keeps every character', () => {
  const code = '{"a": "<b> & \'c\'", "n": [1, true]}';
  const html = highlight(code, 'json');
  expect(html).toContain('class="token property"');
  expect(plain(html)).toBe(code);
});

test('PHP is coloured too, whose grammar is built on that of templates', () => {
  expect(highlight('<?php echo "a";', 'php')).toContain('echo</span> <span class="token string">"a"</span>;');
});

test('neighbours of one class share a tag, whatever space is between them', () => {
  expect(highlight('# a\n# b\n', 'bash')).toBe('<span class="token comment"># a\n# b</span>\n');
  expect(highlight('"a" "b"', 'json')).toBe('<span class="token string">"a" "b"</span>');
});

test('what has the colour of text has no element, unless it is in something coloured', () => {
  expect(highlight('{"a": [1]}', 'json')).toBe(
    '{<span class="token property">"a"</span>: [<span class="token number">1</span>]}',
  );
  expect(highlight('<a>', 'xml')).toBe(
    '<span class="token property"><span class="token punctuation">&lt;</span>a<span class="token punctuation">></span></span>',
  );
});

test('the colours are those of the style sheet, the first in place of the last', () => {
  const rules = [...fs.readFileSync('src/css/code.css', 'utf8').matchAll(/^\.token:is\(([^)]+)\)/gm)];
  const inSheet = rules.map(([, classes = '']) => classes.replaceAll('.', '').split(', '));
  expect(Object.values(COLOURS).reverse()).toEqual(inSheet);
  for (const [colour, types] of Object.entries(COLOURS)) expect(types[0]).toBe(colour);
});

test('the global Prism is as it was', () => expect(globalThis).not.toHaveProperty('Prism', expect.anything()));

test('code that looks like HTML does nothing', () => {
  for (const language of ['text', 'xml', 'bash', 'json']) {
    expect(highlight('<script>alert(1)</script><img src=x onerror=alert(1)>', language)).not.toMatch(/<(script|img)/);
  }
});

test('an entity has no tooltip, which would be wrong HTML', () => {
  expect(highlight('<a>&bomb;</a>', 'xml')).toContain('&amp;bomb;');
  expect(highlight('<a>&bomb;</a>', 'xml')).not.toContain('title=');
});
