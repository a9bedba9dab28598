import {AsyncLocalStorage} from 'node:async_hooks';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The parts of a file's text that can be read alone: what is made from a page's title is not made again when its prose changes. */
const ASPECTS = {
  /** That the file exists. */
  existence: (): boolean => true,

  /** The source of a page up to the end of its front matter. */
  frontMatter: (text: string): string | null => /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? null,

  /** The parts in the source of a page, each with the values of its attributes. */
  namedParts: (text: string): {readonly name: string; readonly value: string}[] =>
    [...text.matchAll(/<([A-Z]\w+)\s([^>]*)>/g)].flatMap(([, name = '', attributes = '']) =>
      [...attributes.matchAll(/"([^"]*)"/g)].map(([, value = '']) => ({name, value})),
    ),
};

type AspectName = keyof typeof ASPECTS;

/** What code asks of a file: its path from the project's root, or `path#aspect` for one aspect. `=name` is a value that is made of other reads. */
export type Read = string;

interface Run {
  /** Is called for each read: before it, or, when its state is known, with the state of what was read. */
  readonly track: (read: Read, state?: string) => void;
  /** The state of each read of this run: within a run, a file is looked at once. */
  readonly states: Map<Read, string>;
}

const runs = new AsyncLocalStorage<Run>();

/** A value, or a failure, with the state of each read that it is made of. */
interface Made<T> {
  readonly result: {readonly value: T} | {readonly failure: unknown};
  readonly stamps: ReadonlyMap<Read, string>;
}

/** The values that are reads: how each is made, and a hash of what it was last. */
const values = new Map<Read, {readonly make: () => unknown; readonly hash: Made<string>}>();

const fileOf = (read: Read): string => read.split('#')[0] ?? '';

/** The file of a read, or all files that a value is made of. */
export function filesOf(read: Read): string[] {
  const value = values.get(read);
  return value ? [...new Set([...value.hash.stamps.keys()].flatMap(filesOf))] : [fileOf(read)];
}

/** Whether a file of a read has changed since a time, in milliseconds: what was made of it meanwhile may be older than its state. */
export const changedSince = (read: Read, time: number): boolean =>
  filesOf(read).some((file) => (fs.statSync(file, {throwIfNoEntry: false})?.ctimeMs ?? 0) >= time);

/** Runs code and adds the files and folders that it reads, also missing ones, to `files`, until it ends or fails. Paths are from the project's root. */
export function trackReads<T>(files: Set<string>, run: () => T): T {
  const track = (read: Read): void => filesOf(read).forEach((file) => files.add(file));
  return runs.run({track, states: new Map()}, run);
}

/** As `trackReads`, but keeps the aspects of the reads. */
export function collectReads<T>(reads: Set<Read>, run: () => T): T {
  return runs.run({track: (read) => reads.add(read), states: new Map()}, run);
}

/** Runs code whose reads need not be watched, such as the sandbox, a test or a check of the finished build. */
export const untracked = <T>(run: () => T): T => trackReads(new Set(), run);

function report(read: Read, state?: string): void {
  const run = runs.getStore();
  if (!run) {
    throw new Error(
      `${fileOf(read)} is read where nobody would see it change. Read it inside trackReads, or untracked, of src/sources/files.ts.`,
    );
  }
  run.track(read, state);
}

function track(file: string, aspect?: AspectName): void {
  const normal = path.posix.normalize(file);
  report(aspect === undefined ? normal : `${normal}#${aspect}`);
}

/** The text of a file; the path is from the project's root. @throws Error outside of `trackReads`, and for a file that cannot be read */
export function readTracked(file: string): string {
  track(file);
  return fs.readFileSync(file, 'utf8');
}

/** Whether a file exists. This is tracked too: a file that appears or goes is a change. */
export function existsTracked(file: string): boolean {
  track(file, 'existence');
  return fs.existsSync(file);
}

/** An aspect of a file's text; only the aspect is tracked. */
export function readAspect<Name extends AspectName>(file: string, name: Name): ReturnType<(typeof ASPECTS)[Name]> {
  track(file, name);
  return ASPECTS[name](fs.readFileSync(file, 'utf8')) as ReturnType<(typeof ASPECTS)[Name]>;
}

/** The files in a folder and below, by their paths from it, with `/`, in the order of their names; none of a missing folder. Each folder is tracked, so a further file is a change. */
export function listTracked(folder: string): string[] {
  track(folder);
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, {withFileTypes: true}) : [];
  const files = entries.flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return listTracked(`${folder}/${entry.name}`).map((file) => `${entry.name}/${file}`);
  });
  return files.sort();
}

/** The state of each aspect, with that of its file. */
const seen = new Map<Read, {readonly file: string; readonly aspect: string}>();

function lookAt(read: Read): string {
  if (read.startsWith('=')) return hashOf(read);
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

/** The state of what is read: it differs when that has changed. */
export function stateOf(read: Read): string {
  const states = runs.getStore()?.states;
  const known = states?.get(read);
  if (known !== undefined) return known;
  const state = lookAt(read);
  states?.set(read, state);
  return state;
}

/** The state of a read that changed while something was made of it; no later state is equal to it. */
const CHANGED = 'changed meanwhile';

function made<T>(make: () => T): Made<T> {
  const stamps = new Map<Read, string>();
  const states = runs.getStore()?.states ?? new Map<Read, string>();
  const track = (read: Read, state = stateOf(read)): void => {
    const stamp = stamps.get(read) ?? state;
    stamps.set(read, stamp === state ? state : CHANGED);
  };
  try {
    return {stamps, result: {value: runs.run({track, states}, make)}};
  } catch (failure) {
    return {stamps, result: {failure}};
  }
}

const isFresh = ({stamps}: Made<unknown>): boolean => [...stamps].every(([read, stamp]) => stateOf(read) === stamp);

const hashed = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify([value]))
    .digest('base64');

const hashIn = ({result}: Made<string>): string =>
  'value' in result ? result.value : `failed: ${String(result.failure)}`;

function hashOf(read: Read): string {
  const known = values.get(read);
  if (!known) return 'unknown';
  const hash = isFresh(known.hash) ? known.hash : made(() => hashed(known.make()));
  values.set(read, {...known, hash});
  return hashIn(hash);
}

/**
 * Makes a value of which the result alone counts: its one read, `=name`, is another only when the JSON of the result is. A name has one way to be made.
 * @throws what `make` throws
 */
export function readValue<T>(name: string, make: () => T): T {
  const {stamps, result} = made(make);
  const hash = {stamps, result: 'value' in result ? {value: hashed(result.value)} : result};
  values.set(`=${name}`, {make, hash});
  report(`=${name}`, hashIn(hash));
  if ('failure' in result) throw result.failure;
  return result.value;
}

/** How many results are kept for the same arguments: that of now, and the one before, to which an author often returns. */
const KEPT = 2;

/** A function, not asynchronous, that keeps its results and failures by its arguments in JSON until what it read changes. Every call tracks its reads. */
export function memoized<Given extends readonly unknown[], T>(make: (...given: Given) => T): (...given: Given) => T {
  const memory = new Map<string, readonly Made<T>[]>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = memory.get(key) ?? [];
    const now = known.find(isFresh) ?? made(() => make(...given));
    memory.set(key, [now, ...known.filter((each) => each !== now)].slice(0, KEPT));
    const {stamps, result} = now;
    for (const [read, stamp] of stamps) report(read, stamp);
    if ('failure' in result) throw result.failure;
    return result.value;
  };
}
