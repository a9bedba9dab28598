import fs from 'node:fs';
import path from 'node:path';

/** In every file of SaxonJS and xslt3, whatever its name; compiled rule sets have it too, but they are JSON. */
const MARK = 'ns.saxonica.com';
const SCRIPT = /\.[cm]?js$/;
const NOTICE = 'The copyright in the Software belongs to Saxonica Ltd';

const words = (text: string): string => text.replace(/\s+/g, ' ');

/** The files among those given that are SaxonJS or xslt3. */
export const saxonCopies = (files: readonly string[]): string[] =>
  files.filter((file) => SCRIPT.test(file) && fs.readFileSync(file, 'utf8').includes(MARK));

/**
 * Why a copy may not travel as it is (node_modules/saxon-js/LICENSE.txt, 'Redistribution'): it must be unmodified, with its notice beside it.
 * @param originals the installed files
 */
export function saxonFaults(copy: string, originals: readonly string[]): string[] {
  const licence = path.join(path.dirname(copy), 'LICENSE.txt');
  const bytes = fs.readFileSync(copy);
  return [
    !originals.some((original) => fs.readFileSync(original).equals(bytes)) &&
      `${copy} is not as Saxonica publishes it. Copy the file from node_modules; don't bundle or minify it.`,
    !(fs.existsSync(licence) && words(fs.readFileSync(licence, 'utf8')).includes(NOTICE)) &&
      `${copy} has no notice beside it. Copy LICENSE.txt of its package into the same folder.`,
  ].filter((fault) => fault !== false);
}

/** All files below a folder. */
export const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The installed files of SaxonJS and xslt3. */
export const installedSaxon = (): string[] =>
  saxonCopies(['node_modules/saxon-js', 'node_modules/xslt3'].flatMap(filesBelow));
