import {expect, test} from 'vitest';
import {hex, hsl} from '../../../src/playground/theme/colours';

test.each([
  [[255, 0, 0], '#ff0000', '0, 100.0%, 50.0%'],
  [[0, 128, 0], '#008000', '120, 100.0%, 25.1%'],
  [[107, 47, 217], '#6b2fd9', '261, 69.1%, 51.8%'],
  [[255, 255, 255], '#ffffff', '0, 0.0%, 100.0%'],
  [[0, 0, 0], '#000000', '0, 0.0%, 0.0%'],
] as const)('%j', (rgb, asHex, asHsl) => {
  expect(hex(rgb)).toBe(asHex);
  expect(hsl(rgb)).toBe(asHsl);
});
