import {AsyncLocalStorage} from 'node:async_hooks';
import fs from 'node:fs';
import path from 'node:path';
import {ASPECTS, type AspectName, type AspectOf} from './aspects';

/**
 * What code asks of a file: its path from the project's root, or `path#aspect` when it asks for one aspect alone (see
 * aspects.ts).
 */
export type Read = string;

/** A run of code that reads files. */
interface Run {
  /** Who wants to know of a read before it happens. */
  readonly track: (read: Read) => void;
  /** The state of each read that the run has asked for: within a run, a file is looked at once. */
  readonly states: Map<Read, string>;
}

const runs = new AsyncLocalStorage<Run>();

/** The file of a read. */
export const fileOf = (read: Read): string => read.split('#')[0] ?? '';

/**
 * Runs code and collects what it reads through this module, also before a failure and, when the code is asynchronous, until it ends.
 * @param files takes the paths, from the project's root: files and folders, and files that were looked for and are missing
 */
export function trackReads<T>(files: Set<string>, run: () => T): T {
  return runs.run({track: (read) => files.add(fileOf(read)), states: new Map()}, run);
}

/** As `trackReads`, for those who can tell whether an aspect of a file is another: collects the reads. */
export function collectReads<T>(reads: Set<Read>, run: () => T): T {
  return runs.run({track: (read) => reads.add(read), states: new Map()}, run);
}

/** Runs code whose reads nobody needs to know of: a program that ends, such as the sandbox or a test, or a check of the finished build. */
export function untracked<T>(run: () => T): T {
  return trackReads(new Set(), run);
}

function tell(read: Read): void {
  const run = runs.getStore();
  if (!run) {
    throw new Error(
      `${fileOf(read)} is read where nobody would see it change. Read it inside trackReads, or untracked, of src/content/files.ts.`,
    );
  }
  run.track(read);
}

function track(file: string, aspect?: AspectName): void {
  const normal = path.posix.normalize(file);
  tell(aspect === undefined ? normal : `${normal}#${aspect}`);
}

/**
 * The text of a file of the project, which is tracked.
 * @param file path from the project's root
 * @throws Error outside of `trackReads`, and when the file cannot be read
 */
export function readTracked(file: string): string {
  track(file);
  return fs.readFileSync(file, 'utf8');
}

/** Whether a file of the project exists, which is tracked too: a file that appears or goes is a change. */
export function existsTracked(file: string): boolean {
  track(file, 'existence');
  return fs.existsSync(file);
}

/** An aspect of a file's text, which alone is tracked. */
export function readAspect<Name extends AspectName>(file: string, name: Name): AspectOf<Name> {
  track(file, name);
  return ASPECTS[name](fs.readFileSync(file, 'utf8')) as AspectOf<Name>;
}

/** The files in a folder and below, by their paths from it, with `/`. Each folder is tracked, so a further file is a change. */
export function listTracked(folder: string): string[] {
  track(folder);
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return listTracked(`${folder}/${entry.name}`).map((file) => `${entry.name}/${file}`);
  });
}

/** A value, or a failure, with the state of each read before it happened. */
interface Made {
  readonly result: {readonly value: unknown} | {readonly failure: unknown};
  readonly stamps: ReadonlyMap<Read, string>;
}

const memory = new Map<string, Made>();

/** The state of each aspect, with that of its file. */
const seen = new Map<Read, {readonly file: string; readonly aspect: string}>();

function lookAt(read: Read): string {
  const file = fileOf(read);
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  if (!stat) return 'missing';
  const state = `${stat.mtimeMs} ${stat.size}`;
  if (read === file) return state;
  const known = seen.get(read);
  if (known?.file === state) return known.aspect;
  const aspect = ASPECTS[read.slice(file.length + 1) as AspectName];
  // A folder exists and has no text.
  const now = JSON.stringify(aspect(stat.isFile() ? fs.readFileSync(file, 'utf8') : ''));
  seen.set(read, {file: state, aspect: now});
  return now;
}

/** The state of what is read: another one when that has changed. */
export function stateOf(read: Read): string {
  const states = runs.getStore()?.states;
  const known = states?.get(read);
  if (known !== undefined) return known;
  const state = lookAt(read);
  states?.set(read, state);
  return state;
}

function make(read: () => unknown): Made {
  const stamps = new Map<Read, string>();
  const states = runs.getStore()?.states ?? new Map<Read, string>();
  const track = (read: Read): unknown => stamps.has(read) || stamps.set(read, stateOf(read));
  try {
    return {stamps, result: {value: runs.run({track, states}, read)}};
  } catch (failure) {
    return {stamps, result: {failure}};
  }
}

/**
 * The result of `read`, which is not asynchronous; made again only when what it read has changed. Whoever tracks reads learns of
 * them each time.
 * @param key names the value among all memorised ones
 * @throws whatever `read` throws, which is memorised too
 */
export function memo<T>(key: string, read: () => T): T {
  const known = memory.get(key);
  const fresh = known && [...known.stamps].every(([read, stamp]) => stateOf(read) === stamp);
  const made = fresh ? known : make(read);
  memory.set(key, made);
  for (const read of made.stamps.keys()) tell(read);
  if ('failure' in made.result) throw made.result.failure;
  return made.result.value as T;
}
