import {expect} from '@playwright/test';
import {overlay, test, textOf} from './support/preview';

const PAGE = 'docs/introduction/invoice/send.mdx';
const append =
  (line: string) =>
  (text: string): string =>
    `${text}\n${line}\n`;

const MISTAKES = [
  ['an unknown operation', PAGE, append('<Operation id="nope" />'), "operation 'nope' is not in openapi/*.yaml"],
  ['an unknown attribute', PAGE, append('<Limits for="all" />'), "<Limits> doesn't accept 'for'"],
  ['an unknown token', PAGE, append('{{psb.hots}}'), 'unknown token {{psb.hots}}'],
  ['broken MDX', PAGE, append('<div>'), 'MDX compilation failed'],
  ['what only the check of the content finds', PAGE, append('![](/img/logo.svg)'), 'without alternative text'],
  [
    'broken YAML',
    'openapi/v1.yaml',
    (text: string) => text.replace('\npaths:', '\npaths: {a: b: c'),
    'openapi/v1.yaml:',
  ],
  [
    'a wrong value in a contract',
    'openapi/errors.yaml',
    (text: string) => text.replace('  status: 404', '  status: none'),
    'status: Invalid input: expected number',
  ],
] as const;

for (const [kind, file, spoil, words] of MISTAKES) {
  test(`${kind} shows in words over an open page, and is gone when it is mended`, async ({page, edit}) => {
    await page.goto('/introduction/invoice/send.html');
    await expect.poll(() => textOf(page)).toContain('Send an invoice');
    let before = '';
    edit(file, (text) => spoil((before = text)));
    await expect(overlay(page).contentFrame().locator('body')).toContainText(words);
    edit(file, () => before);
    // The overlay goes as soon as a file changes; what is written now shows when all is made again.
    edit(PAGE, append('Mended.'));
    await expect.poll(() => textOf(page)).toContain('Mended.');
    await expect(overlay(page)).toHaveCount(0);
  });
}
