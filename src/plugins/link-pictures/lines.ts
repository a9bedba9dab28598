import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {create, type Font} from 'fontkit';

const require = createRequire(import.meta.url);

function fontOf(weight: 400 | 600): Font {
  const file = require.resolve(`@fontsource/geist-sans/files/geist-sans-latin-${weight}-normal.woff`);
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} is no font`);
  return font;
}

const fonts = {400: fontOf(400), 600: fontOf(600)};

/** How text is set. */
export interface Face {
  readonly weight: keyof typeof fonts;
  /** In pixels. */
  readonly size: number;
}

/** How wide a text is, in pixels. */
export const widthOf = (text: string, {weight, size}: Face): number =>
  (fonts[weight].layout(text).advanceWidth * size) / fonts[weight].unitsPerEm;

/** Breaks a text at spaces into lines of at most this width, and a word that is wider in a line of its own. */
export function linesOf(text: string, face: Face, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line === undefined || widthOf(longer, face) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The outlines of a text, as the `d` of an SVG path; `x` and `y` are where its baseline begins. @throws Error for a sign that the font doesn't have */
export function outlinesOf(text: string, {weight, size}: Face, x: number, y: number): string {
  const font = fonts[weight];
  const scale = size / font.unitsPerEm;
  const {glyphs, positions} = font.layout(text);
  let at = x;
  return glyphs
    .map((glyph, index) => {
      if (glyph.id === 0) throw new Error(`Geist has no glyph for a sign of '${text}'`);
      // On whole pixels, the same glyph has the same pixels, and the file is smaller.
      const outline = glyph.path.scale(scale, -scale).translate(Math.round(at), Math.round(y)).toSVG();
      at += (positions[index]?.xAdvance ?? 0) * scale;
      return outline;
    })
    .join('');
}
