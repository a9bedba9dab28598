import type {Rgb} from './tokens';

/** `#rrggbb`, as Monaco wants it. */
export const hex = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `hue, saturation%, lightness%`, as GraphiQL's style sheets want it. */
export function hsl(rgb: Rgb): string {
  const [red, green, blue] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  let hue = 0;
  if (range > 0 && most === red) hue = (green - blue) / range;
  else if (range > 0 && most === green) hue = (blue - red) / range + 2;
  else if (range > 0) hue = (red - green) / range + 4;
  const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;
  return `${Math.round(hue * 60 + 360) % 360}, ${percent(saturation)}, ${percent(lightness)}`;
}
