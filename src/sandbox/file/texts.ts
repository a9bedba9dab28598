import fs from 'node:fs/promises';
import path from 'node:path';
import {service} from '../../service';
import {untracked} from '../../sources/files';
import {narrowedTerms} from '../../sources/narrowedTerms';

const INSIDE = path.resolve('src/sandbox/file/inside');

/** Whether a module is in the sandbox's file alone. */
export const isInside = (file: string): boolean => file.startsWith(INSIDE);

/** The path of such a module. */
export const insidePath = (name: string): string => path.join(INSIDE, name);

/** The same, as JavaScript writes it. */
export const inside = (name: string): string => JSON.stringify(insidePath(name));

/** libxml2 waits for itself as it is imported. In one file, modules that wait and import each other in a circle wait for ever, so it is started before. */
export const LIBXML2 = {
  folder: path.resolve('node_modules', 'libxml2-wasm', 'lib'),
  start: `import start from './libxml2raw.mjs';
export let libxml2;
export const startLibxml2 = async () => { libxml2 = await start(); };`,
};

/** A text with parts replaced. @throws Error when it lacks one of them, as another version of a package may */
function changed(text: string, parts: readonly (readonly [before: string, after: string])[]): string {
  const missing = parts.find(([before]) => !text.includes(before));
  if (missing) throw new Error(`A module has no '${missing[0]}' any more: correct src/sandbox/file/texts.ts.`);
  return parts.reduce((all, [before, after]) => all.replaceAll(before, after), text);
}

/** Modules that are others in the file, by their paths: their text, made of the text that they have. */
const OTHERS: Readonly<Record<string, (text: string) => string>> = {
  'node_modules/libxml2-wasm/lib/libxml2.mjs': (text) =>
    changed(text, [
      ["import moduleLoader from './libxml2raw.mjs';", ''],
      ['const libxml2 = await moduleLoader();', "import {libxml2} from 'sandbox:libxml2';"],
    ]),
  // A `require` of its own, which the bundler doesn't follow.
  'node_modules/pdfkit/js/pdfkit.node.mjs': (text) =>
    changed(text, [
      ['const require$1 = createRequire(import.meta.url);', ''],
      ['require$1(', 'require('],
    ]),
  'src/contracts/highlight.ts': () => `export * from ${inside('highlight.ts')}`,
  'src/contracts/yamlFile.ts': (text) =>
    changed(text, [
      ['export function parseYaml(', `import {knownYaml} from ${inside('yaml.ts')};\nfunction parseWhole(`],
    ]) +
    '\nexport const parseYaml = (content: string, file: string): YamlFile => knownYaml(content, file, parseWhole);\n',
  // What the rules of the publishers say, which don't travel.
  'src/sources/narrowedTerms.ts': () =>
    `const terms = ${JSON.stringify(untracked(narrowedTerms))};\nexport const narrowedTerms = () => terms;`,
  // The names and hosts of this build, and no others: the reader's own variables may have the same names as those of an operator.
  'src/service/service.ts': () => `export const service = ${JSON.stringify(service)};
export const variables = new Set();`,
  'src/validation/node/workerProgram.ts': () => `export * from ${inside('workerProgram.ts')}`,
};

/**
 * The text that a module has in the sandbox's file; undefined for that of the module itself. One that asks for its own place gets a place at which the
 * archive has what is beside it.
 */
export async function textOf(file: string): Promise<string | undefined> {
  const own = path.relative('.', file).replaceAll(path.sep, '/');
  const before = await fs.readFile(file, 'utf8');
  const text = OTHERS[own]?.(before) ?? before;
  if (!text.includes('import.meta.url')) return text === before ? undefined : text;
  const place = `new URL(${JSON.stringify(own)}, PACKED_URL).href`;
  return `import {PACKED_URL} from ${inside('place.ts')};${text.replaceAll('import.meta.url', place)}`;
}
