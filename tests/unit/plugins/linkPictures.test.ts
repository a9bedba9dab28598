import {Resvg} from '@resvg/resvg-js';
import {expect, test} from 'vitest';
import {pictureOf, SIZE} from '../../../src/plugins/link-pictures/picture';
import {untracked} from '../../../src/sources/files';

const MARGIN = 88;
const STRIPE = 16;

const rendered = (title: string): Resvg =>
  new Resvg(
    untracked(() => pictureOf(title, 'Business documents / Invoice formats')),
    {
      font: {loadSystemFonts: false},
    },
  );

/** The columns and rows of a picture, above the stripe at its end, that differ from its background. */
function drawnIn(title: string): {left: number; right: number; top: number} {
  const {pixels, width} = rendered(title).render();
  const background = pixels.subarray(0, 4).toString('hex');
  const xs: number[] = [];
  const ys: number[] = [];
  for (let at = 0; at < pixels.length - STRIPE * width * 4; at += 4) {
    if (pixels.subarray(at, at + 4).toString('hex') === background) continue;
    xs.push((at / 4) % width);
    ys.push(Math.floor(at / 4 / width));
  }
  const most = (values: readonly number[], choose: (one: number, other: number) => number): number =>
    values.reduce((one, other) => choose(one, other));
  return {left: most(xs, Math.min), right: most(xs, Math.max), top: most(ys, Math.min)};
}

/** As long as a title may be, in the widest letter. */
const WIDEST = Array.from({length: 6}, () => 'W'.repeat(9))
  .join(' ')
  .padEnd(60, 'W');

test.each([
  'Login',
  'GetAdvisedInvoiceRecipientId',
  'Receive a response to an order that you have changed & sent',
  WIDEST,
])('a title stays within the margins, at a size of 1200 × 630: %s', (title) => {
  const {left, right, top} = drawnIn(title);
  expect(left).toBeGreaterThanOrEqual(MARGIN - 1);
  expect(right).toBeLessThanOrEqual(SIZE.width - MARGIN);
  expect(top).toBeGreaterThanOrEqual(MARGIN - STRIPE);
  const {width, height} = rendered(title);
  expect({width, height}).toEqual({width: 1200, height: 630});
});

test('the same title gives the same bytes', () => {
  const [one, other] = ['Send an invoice', 'Send an invoice'].map((title) => rendered(title).render().asPng());
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

test('a title that does not fit, and a sign that the font lacks, fail with the title', () => {
  expect(() => rendered('W'.repeat(60))).toThrow(`The title '${'W'.repeat(60)}' is too long`);
  expect(() => rendered('発注')).toThrow("Geist has no glyph for a sign of '発注'");
});
