import nodeModule from 'node:module';
import path from 'node:path';
import {entriesOf, sizeOf} from './archive';
import {PACKED} from './place';

/** A `require` that finds files of packages in the archive, and loads what belongs to Node.js. */
function createRequire(): NodeJS.Require {
  const real = nodeModule.createRequire(import.meta.url);
  const resolve = (name: string): string => {
    const file = `node_modules/${name}`;
    return (sizeOf(file) ?? entriesOf(file)) === undefined ? real.resolve(name) : path.join(PACKED, file);
  };
  return Object.assign((name: string): unknown => real(name), real, {resolve: Object.assign(resolve, real.resolve)});
}

/** What the modules of the sandbox's file get as `node:module`. */
export const modules = Object.assign(Object.create(nodeModule) as typeof nodeModule, {createRequire});
