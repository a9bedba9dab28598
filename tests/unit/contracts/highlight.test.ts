import {expect, test} from 'vitest';
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
  expect(highlight('<?php echo "a";', 'php')).toContain('<span class="token keyword">echo</span>');
});

test('neighbours of one class share a tag, whatever space is between them', () => {
  expect(highlight('# a\n# b\n', 'bash')).toBe('<span class="token comment"># a\n# b</span>\n');
  expect(highlight('"a" "b"', 'json')).toBe('<span class="token string">"a" "b"</span>');
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
