import {BUILT_IN} from './service';
import {readVariables} from './variables';

const {env, names} = readVariables();

/** A colour in light and in dark mode, each as `#rrggbb`. */
export interface Colour {
  readonly light: string;
  readonly dark: string;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** @throws Error for anything but two colours, separated by a space, or one for both modes */
function colour(name: 'ACCENT' | 'ACCENT_TEXT' | 'ACCENT_SOFT' | 'ON_ACCENT', builtIn: string): Colour {
  const [light = '', dark = light, ...more] = env(`PSB_COLOR_${name}`, builtIn).split(/[\s,]+/);
  if (![light, dark].every((each) => HEX.test(each)) || more.length > 0)
    throw new Error(`PSB_COLOR_${name} must be a colour for light and one for dark mode, such as '${builtIn}'.`);
  return {light, dark};
}

/**
 * How the operator looks: colours and logo. Pages get them by src/plugins/brand; words and hosts are in service.ts. A path is from the
 * project's root.
 */
export const brand = {
  colours: {
    accent: colour('ACCENT', BUILT_IN.accent),
    'accent-text': colour('ACCENT_TEXT', BUILT_IN.accentText),
    'accent-soft': colour('ACCENT_SOFT', BUILT_IN.accentSoft),
    'on-accent': colour('ON_ACCENT', '#ffffff #14121a'),
  },
  /** An SVG; empty for the built-in one, which is drawn in the accent's light colour. */
  logo: env('PSB_LOGO', ''),
} as const;

/** The names of the environment variables that have a say in the values above. */
export const brandVariables: ReadonlySet<string> = names;
