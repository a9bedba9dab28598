import fs from 'node:fs';
import {brand, type Colour} from '../../service/brand';

const TOKENS = 'src/css/tokens.css';

const own = new Map<string, Colour>(Object.entries(brand.colours));

/** The dark value of a colour of the operator, or else of src/css/tokens.css: `--page` is `#14121a`. @throws Error for a colour that neither has */
export function darkColour(name: string): string {
  const written = new RegExp(`--${name}: light-dark\\([^,]+, (#[\\da-f]{6})\\)`).exec(fs.readFileSync(TOKENS, 'utf8'));
  const colour = own.get(name)?.dark ?? written?.[1];
  if (colour === undefined) throw new Error(`${TOKENS} has no colour --${name}`);
  return colour;
}
