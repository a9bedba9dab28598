import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';

const FOLDER = '.cache/link-pictures';

/** The PNG of a picture, kept between builds: the same SVG gives the same bytes. */
export async function drawn(svg: string): Promise<Buffer> {
  const file = path.join(FOLDER, `${createHash('sha256').update(svg).digest('hex')}.png`);
  if (fs.existsSync(file)) return fs.readFileSync(file);
  const png = (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
  fs.mkdirSync(FOLDER, {recursive: true});
  // Who reads at the same time finds a whole file.
  fs.writeFileSync(`${file}.${process.pid}`, png);
  fs.renameSync(`${file}.${process.pid}`, file);
  return png;
}
