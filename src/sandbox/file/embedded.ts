import fs from 'node:fs';
import path from 'node:path';

/** A file that the program reads, by its path from the project's root, with `/`. */
export interface Embedded {
  readonly path: string;
  readonly content: Buffer;
}

/** The folders of the project's data. */
const DATA = ['openapi', 'platform', 'vpd', 'documents', 'docs'];

/** Data in them that no program of the sandbox reads: pages, samples, and what compiled rule sets are made from, but not what they read. */
const LEFT_OUT =
  /\.mdx?$|\/samples\/|^vpd\/playground\/|^documents\/rules\/(schematron\/.*\.sch$|licences\/)|^openapi\/redocly\.yaml$/;

/** Files of packages that are read and not imported. SaxonJS is one of them: by its licence it travels as it is. */
const OF_PACKAGES = [
  'saxon-js/SaxonJS2N.js',
  'saxon-js/LICENSE.txt',
  'pdfkit/js/data/sRGB_IEC61966_2_1.icc',
  '@fontsource/geist-sans/files/geist-sans-latin-400-normal.woff',
  '@fontsource/geist-sans/files/geist-sans-latin-600-normal.woff',
].map((file) => `node_modules/${file}`);

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();

/** Every file that travels in the sandbox's file, sorted by path. */
export const embeddedFiles = (): Embedded[] =>
  [...DATA.flatMap(filesBelow), ...OF_PACKAGES].sort().map((file) => ({path: file, content: fs.readFileSync(file)}));
