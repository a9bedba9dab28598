import fs from 'node:fs';
import type {Part, Wrapper} from './part';

type Parts = ReadonlyMap<string, Part | Wrapper>;

const FOLDER = new URL('./parts/', import.meta.url);

type Module = Readonly<Record<'default', Part | Wrapper | (() => Promise<Part>)>>;

async function load(file: string): Promise<[name: string, part: Part | Wrapper]> {
  const {default: part} = (await import(new URL(file, FOLDER).href)) as Module;
  return [file.replace(/\.ts$/, ''), typeof part === 'function' ? await part() : part];
}

let parts: Promise<Parts> | undefined;

/**
 * Every component that pages may name, and every kind of code fence, by name: the files of `parts/`. The folder is not tracked: a running
 * preview sees a new file after a restart. A part that has to load something first is a function.
 */
export function allParts(): Promise<Parts> {
  parts ??= Promise.all(fs.readdirSync(FOLDER).sort().map(load)).then((entries) => new Map(entries));
  return parts;
}
