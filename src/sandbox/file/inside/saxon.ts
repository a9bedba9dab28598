import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {compileFunction} from 'node:vm';
import type SaxonJS from 'saxon-js';
import {bytesOf} from './archive';
import {files} from './files';
import {PACKED_URL} from './place';

const FILE = 'node_modules/saxon-js/SaxonJS2N.js';
const ARGUMENTS = ['exports', 'require', 'module', '__filename', '__dirname'];

/** SaxonJS fetches documents with axios. No rule set asks for one, so it gets none. Files that rule sets read are in the archive. */
const needs = (name: string): unknown => {
  if (name === 'fs') return files;
  return name === 'axios' ? {} : createRequire(import.meta.url)(name);
};

let loaded: typeof SaxonJS | undefined;

/** Runs the file of Saxonica as it is: by its licence it is neither bundled nor changed. @throws Error when the archive lacks it */
function load(): typeof SaxonJS {
  const text = bytesOf(FILE)?.toString('utf8');
  if (text === undefined) throw new Error(`${FILE} is not part of the sandbox's file`);
  const module = {exports: {} as typeof SaxonJS};
  const run = compileFunction(text, ARGUMENTS, {filename: FILE}) as (...given: unknown[]) => void;
  run(module.exports, needs, module, FILE, 'node_modules/saxon-js');
  return module.exports;
}

/** What `saxon-js` is in the sandbox's file. It is loaded with the first document. */
const saxon: Pick<typeof SaxonJS, 'transform'> = {
  transform(options) {
    const base = options.stylesheetBaseURI.replace(pathToFileURL(`${process.cwd()}/`).href, PACKED_URL);
    return (loaded ??= load()).transform({...options, stylesheetBaseURI: base});
  },
};
export default saxon;
