import {expect, test} from 'vitest';
import {attachmentsIn, checkAttachments, isBase64} from '../../../src/sandbox/soap/documents/attachments';

const LARGE = 'A'.repeat(16_000_000);

test.each([
  ['nothing', ''],
  ['no padding', 'AAAA+/09'],
  ['one sign of padding', 'AAA='],
  ['two', 'AA=='],
  ['a large file', LARGE],
  ['a large file with padding', `${LARGE}AA==`],
])('%s is base64', (_, text) => {
  expect(isBase64(text)).toBe(true);
});

test.each([
  ...['A', 'AA', 'AAA', 'A===', '====', '==', 'AA=A', 'AA==AAAA', 'AAA-', 'AA A', 'AAAA\n'].map((text) => [text, text]),
  ['a large file with padding in it', `${LARGE}AA==AAAA`],
])('%j is not', (_, text) => {
  expect(isBase64(text)).toBe(false);
});

const withFile = (content: string): string =>
  `<I><EmbeddedDocumentBinaryObject mimeCode="a/b" filename="c.d">\n${content}\n</EmbeddedDocumentBinaryObject></I>`;

test('a large file is read, without white space', () => {
  const [{type, name, base64} = {type: '', name: '', base64: ''}] = attachmentsIn(withFile(LARGE));
  expect([type, name, base64 === LARGE]).toEqual(['a/b', 'c.d', true]);
  expect(() => checkAttachments(withFile(LARGE))).not.toThrow();
  expect(() => checkAttachments(withFile('A'))).toThrow('ERRATT4000001');
});
