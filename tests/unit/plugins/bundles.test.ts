import fs from 'node:fs';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {UNUSED_COMPONENTS, withoutUnusedRules} from '../../../src/plugins/bundles/unused';

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

const without = (css: string, from: string): string => postcss([withoutUnusedRules]).process(css, {from}).css;

test('rules of options that are not set are left out of the sheets of Docusaurus, and of no others', () => {
  const css = '.navbarHidden {top: 0}\n[dir="rtl"] .a, .b {top: 0}';
  expect(without(css, `/${THEME}/x.css`).trim()).toBe('.b {top: 0}');
  expect(without(css, '/src/css/x.css')).toBe(css);
});

test('every component that is left out is one of the theme', () => {
  expect(UNUSED_COMPONENTS.filter((name) => !fs.existsSync(`${THEME}/${name}/index.js`))).toEqual([]);
});
