import fs from 'node:fs';
import postcss from 'postcss';
import {expect, test, vi} from 'vitest';
import {brandColours} from '../../../../src/plugins/brand/colours';

const colours = {accent: {light: '#111111', dark: '#eeeeee'}};
const process = (css: string): string => postcss([brandColours(colours)]).process(css, {from: undefined}).css;

test('a colour of the operator is put where a style sheet asks for it', () => {
  expect(process('a { --accent: brand(accent); color: red; }')).toBe(
    'a { --accent: light-dark(#111111, #eeeeee); color: red; }',
  );
});

test('a colour that the operator does not have is an error', () => {
  expect(() => process('a { color: brand(acent); }')).toThrow("no colour 'acent'");
});

test.each(['purple', '#12', '#123456 #654321 #000000'])('%s is no colour, and the build says so', async (given) => {
  vi.resetModules();
  vi.stubEnv('PSB_COLOR_ACCENT_TEXT', given);
  await expect(import('../../../../src/service/brand')).rejects.toThrow(
    'PSB_COLOR_ACCENT_TEXT must be a colour for light',
  );
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['PSB_LOGO', 'package.json', 'which is not an SVG'],
  ['PSB_LOGO', 'no/such.svg', 'which is not there'],
])('%s=%s: the build says %s', async (variable, file, words) => {
  vi.resetModules();
  vi.stubEnv(variable, file);
  const {brandLogo} = await import('../../../../src/plugins/brand/logo');
  expect(brandLogo).toThrow(words);
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('the built-in logo is drawn in the accent of the operator', async () => {
  vi.resetModules();
  vi.stubEnv('PSB_COLOR_ACCENT', '#0a5c36');
  const {brandLogo} = await import('../../../../src/plugins/brand/logo');
  const own = fs.readFileSync('src/plugins/brand/logo.svg', 'utf8');
  expect(brandLogo()).toBe(own.replace('#6b2fd9', '#0a5c36'));
  vi.unstubAllEnvs();
  vi.resetModules();
});
