import {expect} from '@playwright/test';
import {overlay, test, textOf} from './support/preview';

const PAGE = 'docs/introduction/invoice/send.mdx';
const append =
  (line: string) =>
  (text: string): string =>
    `${text}\n${line}\n`;

/** How a file is spoilt, and the words that tell of it. */
type Mistake = readonly [spoil: (text: string) => string, words: string];

/** By the file: the mistakes follow each other in an open page, and then all is mended. */
const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  [PAGE]: [
    [append('<Operation id="nope" />'), "operation 'nope' is not in openapi/*.yaml"],
    [append('<Limits for="all" />'), "<Limits> doesn't accept 'for'"],
    [append('{{psb.hots}}'), 'unknown token {{psb.hots}}'],
    [append('<div>'), 'Expected a closing tag for `<div>`'],
    // What only the check of the content finds.
    [append('![](/img/logo.svg)'), 'without alternative text'],
  ],
  'openapi/v1.yaml': [[(text) => text.replace('\npaths:', '\npaths: {a: b: c'), 'openapi/v1.yaml:']],
  'openapi/errors.yaml': [
    [(text) => text.replace('  status: 404', '  status: none'), 'status: Invalid input: expected number'],
  ],
};

for (const [file, mistakes] of Object.entries(MISTAKES)) {
  test(`mistakes in ${file} show in words over an open page, each in the place of the last, and are gone when they are mended`, async ({
    page,
    edit,
  }) => {
    await page.goto('/introduction/invoice/send.html');
    await expect.poll(() => textOf(page)).toContain('Send an invoice');
    const said = overlay(page).contentFrame().locator('body');
    let before: string | undefined;
    for (const [index, [spoil, words]] of mistakes.entries()) {
      edit(file, (text) => spoil((before ??= text)));
      await expect(said).toContainText(words);
      for (const [, former] of mistakes.slice(0, index)) await expect(said).not.toContainText(former);
    }
    edit(file, () => before ?? '');
    // The overlay goes as soon as a file changes; what is written now shows when all is made again.
    edit(PAGE, append('Mended.'));
    await expect.poll(() => textOf(page)).toContain('Mended.');
    await expect(overlay(page)).toHaveCount(0);
  });
}
