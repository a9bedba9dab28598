import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pageSources, proseLines} from '../../support/pages';
import {charactersOf} from './woff2';

const characters = charactersOf(fs.readFileSync('static/fonts/geist-latin.woff2'));
/** The key's sign on a Mac, whose own font has it. */
const OF_THE_SYSTEM = '⌘';

const filesOf = (folder: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => pattern.test(name))
    .map((name) => path.join(folder, name));

/** Each character of a text that the font lacks, once. */
const lacking = (text: string): string[] =>
  [...new Set(text)].filter((each) => each > ' ' && !characters.has(each) && !OF_THE_SYSTEM.includes(each));

/** What readers type, in their languages; pages don't show it. */
const SEARCH_WORDS = /^searchWords:.*(?:\n +.*)*/m;

const pages = pageSources().map(({file, text}) => ({
  file,
  text: proseLines(text)
    .map((line) => line.text)
    .join('\n')
    .replace(SEARCH_WORDS, '')
    .replace(/`[^`\n]*`/g, ''),
}));
/** It compares letters and draws none. */
const SERVICE = path.join('src', 'partyService', path.sep);
const sources = filesOf('src', /\.(tsx?|css)$/).filter((file) => !file.startsWith(SERVICE));

const others = [...filesOf('openapi', /\.yaml$/), ...filesOf('vpd', /\.yaml$/), ...sources].map((file) => ({
  file,
  text: fs.readFileSync(file, 'utf8'),
}));

test('the font draws printable ASCII and the characters it was made for', () => {
  const ascii = Array.from({length: 0x7f - 0x20}, (_, index) => String.fromCharCode(0x20 + index)).join('');
  const more = fs.readFileSync('src/css/geist/characters.txt', 'utf8').trim();
  expect(Array.from(`${ascii}${more}`).filter((each) => !characters.has(each))).toEqual([]);
  expect(characters.has('Ж')).toBe(false);
});

test('the font draws every character of the pages, the contracts and the interface', () => {
  const found = [...pages, ...others].flatMap(({file, text}) => lacking(text).map((each) => `${file}: ${each}`));
  expect(found, 'Add the character to src/css/geist/characters.txt and make the font anew').toEqual([]);
});

test('the font costs at most 13 kB', () => {
  expect(fs.statSync('static/fonts/geist-latin.woff2').size).toBeLessThanOrEqual(13_000);
});
