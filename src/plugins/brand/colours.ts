import type {Plugin} from 'postcss';
import type {Colour} from '../../service/brand';

type Colours = Readonly<Record<string, Colour>>;

const PLACE = /\bbrand\(([\w-]+)\)/g;

/** Puts the operator's colours into a style sheet: `brand(accent)` becomes `light-dark(…)`. @throws the error of PostCSS for a colour that nobody has */
export const brandColours = (colours: Colours): Plugin => ({
  postcssPlugin: 'brand-colours',
  Declaration(declaration) {
    if (!declaration.value.includes('brand(')) return;
    declaration.value = declaration.value.replace(PLACE, (_whole, name: string) => {
      const colour = colours[name];
      if (!colour) throw declaration.error(`src/service/brand.ts has no colour '${name}'`);
      return `light-dark(${colour.light}, ${colour.dark})`;
    });
  },
});
