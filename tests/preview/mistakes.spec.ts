import {expect} from '@playwright/test';
import {overlay, test, textOf} from './support/preview';

const PAGE = 'docs/introduction/invoice/send.mdx';
const append =
  (line: string) =>
  (text: string): string =>
    `${text}\n${line}\n`;

/** A file, how it is spoilt, and the words that tell of it. */
type Mistake = readonly [file: string, spoil: (text: string) => string, words: string];

/** They follow each other in an open page: each file is mended when the next one is spoilt. */
const MISTAKES: readonly Mistake[] = [
  [PAGE, append('<Operation id="nope" />'), "operation 'nope' is not in openapi/*.yaml"],
  [PAGE, append('<Limits for="all" />'), "<Limits> doesn't accept 'for'"],
  [PAGE, append('{{psb.hots}}'), 'unknown token {{psb.hots}}'],
  [PAGE, append('<div>'), 'Expected a closing tag for `<div>`'],
  // What only the check of the content finds.
  [PAGE, append('![](/img/logo.svg)'), 'without alternative text'],
  ['openapi/v1.yaml', (text) => text.replace('\npaths:', '\npaths: {a: b: c'), 'openapi/v1.yaml:'],
  [
    'openapi/errors.yaml',
    (text) => text.replace('  status: 404', '  status: none'),
    'status: Invalid input: expected number',
  ],
];

test('mistakes in a page, a contract and the errors show in words over an open page, each in the place of the last, and are gone when they are mended', async ({
  page,
  edit,
}) => {
  await page.goto('/introduction/invoice/send.html');
  await expect.poll(() => textOf(page)).toContain('Send an invoice');
  const said = overlay(page).contentFrame().locator('body');
  let mend = (): void => undefined;
  for (const [index, [file, spoil, words]] of MISTAKES.entries()) {
    mend();
    let before = '';
    edit(file, (text) => spoil((before = text)));
    mend = () => edit(file, () => before);
    await expect(said).toContainText(words);
    for (const [, , former] of MISTAKES.slice(0, index)) await expect(said).not.toContainText(former);
  }
  mend();
  // The overlay goes as soon as a file changes; what is written now shows when all is made again.
  edit(PAGE, append('Mended.'));
  await expect.poll(() => textOf(page)).toContain('Mended.');
  await expect(overlay(page)).toHaveCount(0);
});
