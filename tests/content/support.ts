import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import {groupBy} from '../../src/contracts/groupBy';
import type {Fault} from './faults/fault';

/** What the check of the content reads. */
const READ = [
  ...['docs', 'documents', 'openapi', 'platform', 'vpd', 'src', 'static'],
  ...['.textlintrc.js', 'cspell.config.mjs', 'package.json', 'tsconfig.json', 'sidebars.ts', 'CONTRIBUTING.md'],
];

/**
 * Runs the tests of a file in a copy of the content. The copy keeps the times of files, so what src/sources made of the originals counts for it.
 * The tests of other files come before or after: they share the process, one file at a time.
 */
export function inCopy(): void {
  const root = process.cwd();
  let copy = '';
  beforeAll(() => {
    fs.mkdirSync('.cache', {recursive: true});
    copy = fs.mkdtempSync(path.join(root, '.cache/content-'));
    execFileSync('cp', ['-a', ...READ, copy]);
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    process.chdir(copy);
  });
  afterAll(() => {
    process.chdir(root);
    fs.rmSync(copy, {recursive: true, force: true});
  });
}

/** Where the original of a changed file is meanwhile: a file that is moved back has its time as before. */
const originalOf = (file: string): string => `${file}.original`;

/** Writes what somebody changes. @throws Error for a text that the file does not have */
function change({file, from, to = '', append, create, remove}: Fault): void {
  if (create !== undefined) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, create);
    return;
  }
  const text = fs.readFileSync(file, 'utf8');
  if (!fs.existsSync(originalOf(file))) fs.renameSync(file, originalOf(file));
  if (remove) return;
  if (from !== undefined && !text.includes(from))
    throw new Error(`${file} has no '${from}'. Choose another text for the fault.`);
  fs.writeFileSync(
    file,
    append === undefined ? text.replace(from ?? '', () => to) : `${text.trimEnd()}\n\n${append}\n`,
  );
}

function undo({file, create}: Fault): void {
  if (create !== undefined) fs.rmSync(file);
  else if (fs.existsSync(originalOf(file))) fs.renameSync(originalOf(file), file);
}

/** The message of a fault that is there, with the number of its line. @throws Error where no line has its text */
function messageOf({what, says, append, at = append?.split('\n')[0]}: Fault): string {
  if (!says.includes(':LINE:')) return says;
  const text = fs.readFileSync(says.slice(0, says.indexOf(':')), 'utf8');
  const begins = at === undefined ? -1 : append === undefined ? text.indexOf(at) : text.lastIndexOf(at);
  if (begins < 0) throw new Error(`${what}: no line has '${at}'. Choose another text.`);
  const line = text.slice(0, begins + (at ?? '').length).split('\n').length;
  return says.replace(':LINE:', `:${line}:`);
}

/** What a run of the check told, and what it had to tell. */
interface Told<T> {
  readonly found: T;
  readonly wanted: readonly {readonly what: string; readonly says: string}[];
}

/** Gives what `run` gives while the content has these faults, and their messages. */
export async function withFaults<T>(faults: readonly Fault[], run: () => Promise<T>): Promise<Told<T>> {
  for (const fault of faults) change(fault);
  try {
    const wanted = faults.map((fault) => ({what: fault.what, says: messageOf(fault)}));
    return {found: await run(), wanted};
  } finally {
    for (const fault of faults) undo(fault);
  }
}

/** The faults by their rounds: what a round reads anew is read for all its faults. */
export const roundsOf = (faults: readonly Fault[]): Fault[][] =>
  [...groupBy(faults, ({round = 1}) => round)].sort(([a], [b]) => a - b).map(([, round]) => round);
