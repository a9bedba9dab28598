import type SaxonJS from 'saxon-js';

/** What the file of Saxonica, which is made for Node.js, asks of its surroundings as it is loaded. It finds no Node.js, and needs none to transform. */
const MODULES: Readonly<Record<string, unknown>> = {
  axios: {},
  fs: {},
  path: {resolve: (path: string) => `/${path}`},
  url: {URL},
  util: {TextEncoder, TextDecoder},
};

function required(name: string): unknown {
  if (name in MODULES) return MODULES[name];
  throw new Error(`There is no module ${name} in a browser`);
}

const MISSING = 'The program that runs the rules could not be loaded. Check your network, and try again.';

let loaded: typeof SaxonJS | undefined;

/** SaxonJS, loaded once. By its licence its file is served as it is, with its notice beside it: it is neither bundled nor changed. @throws Error when the file can't be loaded */
export function loadSaxon(): typeof SaxonJS {
  if (loaded) return loaded;
  const module: {exports?: typeof SaxonJS} = {};
  Object.assign(self, {module, require: required, process: {stdout: {}}, global: self});
  try {
    importScripts(SAXON);
  } catch (problem) {
    throw new Error(MISSING, {cause: problem});
  }
  if (typeof module.exports?.transform !== 'function') throw new Error(MISSING);
  loaded = module.exports;
  return loaded;
}
