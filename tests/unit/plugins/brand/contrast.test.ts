import {expect, test} from 'vitest';
import {contrast, contrastFaults} from '../../../../src/plugins/brand/contrast';

/** Ratios that WCAG's own pages state: https://www.w3.org/WAI/WCAG22/Techniques/general/G18 and understanding 1.4.3. */
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

const white = {light: '#ffffff', dark: '#14121a'};
const black = {light: '#1d1a26', dark: '#ece9f3'};
const colours = new Map([
  ...['page', 'surface', 'code-surface', 'hover', 'accent-soft', 'on-accent'].map((name) => [name, white] as const),
  ...['text', 'accent', 'accent-text'].map((name) => [name, black] as const),
]);

test('colours that can be read have no fault, and others are named with mode, contrast and limit', () => {
  expect(contrastFaults(colours)).toEqual([]);
  const pale = new Map(colours).set('on-accent', {light: '#777777', dark: '#14121a'});
  expect(contrastFaults(pale)).toEqual([
    "In light mode, 'on-accent' (#777777) on 'accent' (#1d1a26) has a contrast of 3.81; it needs 4.5.",
  ]);
});

test('a colour that the tokens lack is an error, so that no pair goes unchecked', () => {
  expect(() => contrastFaults(new Map())).toThrow("no colour 'accent-text'");
});
