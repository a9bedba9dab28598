import type {Colour} from '../../service/brand';

/** The relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of text, and of the frame that shows the focus (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const FRAME = 3;

/** Which colour is drawn on which, and the contrast that it needs. */
const PAIRS: readonly (readonly [on: string, under: string, least: number])[] = [
  ...['page', 'surface', 'code-surface', 'hover', 'accent-soft'].map((under) => ['accent-text', under, TEXT] as const),
  ...['page', 'surface', 'code-surface'].map((under) => ['accent', under, FRAME] as const),
  ['on-accent', 'accent', TEXT],
  ['text', 'accent-soft', TEXT],
];

/**
 * What is too hard to read, a sentence for each pair of colours; none when all is well.
 * @param colours all colours of the site by their names in src/css/tokens.css
 * @throws Error for a colour of the list that is not among them
 */
export function contrastFaults(colours: ReadonlyMap<string, Colour>): string[] {
  const of = (name: string): Colour => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`src/css/tokens.css has no colour '${name}'.`);
    return colour;
  };
  return PAIRS.flatMap(([on, under, least]) =>
    (['light', 'dark'] as const).flatMap((mode) => {
      const [front, back] = [of(on)[mode], of(under)[mode]];
      const ratio = Math.floor(contrast(front, back) * 100) / 100;
      if (ratio >= least) return [];
      return [
        `In ${mode} mode, '${on}' (${front}) on '${under}' (${back}) has a contrast of ${ratio}; it needs ${least}.`,
      ];
    }),
  );
}
