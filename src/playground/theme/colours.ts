/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** The numbers of a colour as browsers compute it, `rgb(…)`. */
function rgbOf(computed: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** Reads colours of src/css/tokens.css, named without dashes, as the browser computes them. Returns a function from name to colour. */
export function readTokens(names: readonly string[], scheme: 'light' | 'dark'): (name: string) => Rgb {
  const probe = document.createElement('div');
  probe.style.colorScheme = scheme;
  // One element a colour: the browser computes all of them at once.
  for (const name of names) probe.appendChild(document.createElement('i')).style.color = `var(--${name})`;
  document.body.append(probe);
  const colours = Array.from(probe.children, (element) => rgbOf(getComputedStyle(element).color));
  probe.remove();
  return (name) => colours[names.indexOf(name)] ?? [0, 0, 0];
}

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

/** GraphiQL's colours, and the tokens of the site that they become. */
const COLOURS = {
  primary: 'accent-text',
  secondary: 'code-keyword',
  tertiary: 'code-name',
  info: 'method',
  success: 'good-text',
  warning: 'warn',
  error: 'danger-text',
  neutral: 'text',
  base: 'surface',
};

const PLACES = '.graphiql-container, .graphiql-tooltip, [data-radix-popper-content-wrapper]';

/** A rule that gives GraphiQL, its dialogs and its tooltips the colours of the site in a colour mode. */
export function graphiqlColours(scheme: 'light' | 'dark'): string {
  const colourOf = readTokens(Object.values(COLOURS), scheme);
  const values = Object.entries(COLOURS).map(([name, token]) => `--color-${name}: ${hsl(colourOf(token))};`);
  return `:root${scheme === 'dark' ? '[data-theme=dark]' : ''} body :is(${PLACES}) {${values.join('')}}`;
}
