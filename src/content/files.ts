import {AsyncLocalStorage} from 'node:async_hooks';
import fs from 'node:fs';
import path from 'node:path';

/** A run of code that reads files. */
interface Run {
  /** Who wants to know of a file before it is read. */
  readonly track: (file: string) => void;
  /** The state of each file that the run has asked for: within a run, a file is looked at once. */
  readonly states: Map<string, string>;
}

const runs = new AsyncLocalStorage<Run>();

/**
 * Runs code and collects what it reads through this module, also before a failure and, when the code is asynchronous, until it ends.
 * @param files takes the paths, from the project's root: files and folders, and files that were looked for and are missing
 */
export function trackReads<T>(files: Set<string>, run: () => T): T {
  return runs.run({track: (file) => files.add(file), states: new Map()}, run);
}

/** Runs code whose reads nobody needs to know of: a program that ends, such as the sandbox or a test, or a check of the finished build. */
export function untracked<T>(run: () => T): T {
  return trackReads(new Set(), run);
}

function track(file: string): void {
  const run = runs.getStore();
  if (!run) {
    throw new Error(
      `${file} is read where nobody would see it change. Read it inside trackReads, or untracked, of src/content/files.ts.`,
    );
  }
  run.track(path.posix.normalize(file));
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
  track(file);
  return fs.existsSync(file);
}

/** The files in a folder and below, by their paths from it, with `/`. Each folder is tracked, so a further file is a change. */
export function listTracked(folder: string): string[] {
  track(folder);
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return listTracked(`${folder}/${entry.name}`).map((file) => `${entry.name}/${file}`);
  });
}

/** A value, or a failure, with the state of each file before it was read. */
interface Made {
  readonly result: {readonly value: unknown} | {readonly failure: unknown};
  readonly stamps: ReadonlyMap<string, string>;
}

const memory = new Map<string, Made>();

function stampOf(file: string): string {
  const states = runs.getStore()?.states;
  const known = states?.get(file);
  if (known !== undefined) return known;
  const state = fs.statSync(file, {throwIfNoEntry: false});
  const stamp = state ? `${state.mtimeMs} ${state.size}` : 'missing';
  states?.set(file, stamp);
  return stamp;
}

function make(read: () => unknown): Made {
  const stamps = new Map<string, string>();
  const states = runs.getStore()?.states ?? new Map<string, string>();
  const track = (file: string): unknown => stamps.has(file) || stamps.set(file, stampOf(file));
  try {
    return {stamps, result: {value: runs.run({track, states}, read)}};
  } catch (failure) {
    return {stamps, result: {failure}};
  }
}

/**
 * The result of `read`, which is not asynchronous; made again only when a file that it read has changed. Whoever tracks reads learns of
 * those files each time.
 * @param key names the value among all memorised ones
 * @throws whatever `read` throws, which is memorised too
 */
export function memo<T>(key: string, read: () => T): T {
  const known = memory.get(key);
  const fresh = known && [...known.stamps].every(([file, stamp]) => stampOf(file) === stamp);
  const made = fresh ? known : make(read);
  memory.set(key, made);
  for (const file of made.stamps.keys()) track(file);
  if ('failure' in made.result) throw made.result.failure;
  return made.result.value as T;
}
