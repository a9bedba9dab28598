import {readTracked} from '../../sources/files';

const TOKENS = 'src/css/tokens.css';

/** The dark value of a colour of src/css/tokens.css: `--page` is `#14121a`. @throws Error for a colour that it doesn't have */
export function darkColour(name: string): string {
  const [, colour] = new RegExp(`--${name}: light-dark\\([^,]+, (#[\\da-f]{6})\\)`).exec(readTracked(TOKENS)) ?? [];
  if (colour === undefined) throw new Error(`${TOKENS} has no colour --${name}`);
  return colour;
}
