import {zipSync} from 'fflate';
import {expect, test} from 'vitest';
import {documentsIn, isZip} from '../../../src/checker/worker/archive';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const DOCUMENT = bytes('<a/>');

const zipOf = (names: readonly string[]): Uint8Array =>
  zipSync(Object.fromEntries(names.map((name) => [name, DOCUMENT])));

/** A zip in which a name is another one of the same length, so that all places in it stay right. */
const renamed = (zip: Uint8Array, from: string, to: string): Uint8Array =>
  Buffer.from(Buffer.from(zip).toString('latin1').replaceAll(from, to), 'latin1');

/** A zip that says that its first file is encrypted. */
const encrypted = (zip: Uint8Array): Uint8Array => zip.map((byte, index) => (index === 6 ? byte | 1 : byte));

test('a zip is known by its first bytes, an empty one too', () => {
  expect([zipOf(['a.xml']), zipSync({}), DOCUMENT, bytes('PK'), bytes('')].map(isZip)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('XML and PDF are taken out of it, in whatever folder, and copies of macOS are not', async () => {
  const zip = zipOf(['b/one.XML', '../two.pdf', 'readme.txt', 'more.zip', '__MACOSX/b/._one.xml', 'b/._one.xml']);
  const found = documentsIn(zip);
  expect(found.map(({name}) => name)).toEqual(['b/one.XML', '../two.pdf']);
  expect(await found[0]?.file.text()).toBe('<a/>');
});

test.each([
  ['without a document', zipOf(['readme.txt', 'more.zip']), /no XML or PDF/],
  ['without a file', zipSync({}), /no XML or PDF/],
  ['of more than 200 documents', zipOf(Array.from({length: 201}, (_, index) => `${index}.xml`)), /more than 200/],
  ['that is cut off', zipOf(['a.xml']).slice(0, 40), /damaged or encrypted/],
  ['that is encrypted', encrypted(zipOf(['a.xml'])), /damaged or encrypted/],
  [
    'of two files with one name',
    renamed(zipOf(['a.xml', 'b.xml']), 'b.xml', 'a.xml'),
    /two files with the name a\.xml/,
  ],
])('a zip %s is refused in words', (_what, zip, words) => {
  expect(() => documentsIn(zip)).toThrow(words);
});

test('200 documents are taken, and files beside them do not count', () => {
  const names = Array.from({length: 200}, (_, index) => `${index}.xml`);
  expect(documentsIn(zipOf([...names, ...names.map((name) => `${name}.txt`)]))).toHaveLength(200);
});
