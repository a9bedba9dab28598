import fs from 'node:fs';
import {OtherVersion} from './keeping';
import type {Sandbox} from './sandbox';

/** How often the state is written, in ms. */
const INTERVAL = 5000;

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "its folder doesn't exist",
  ENOTDIR: "its folder doesn't exist",
  EISDIR: 'it is a folder',
  EACCES: "the sandbox isn't allowed to read or write it",
  EPERM: "the sandbox isn't allowed to read or write it",
  EROFS: "the disk can't be written to",
  ENOSPC: 'the disk is full',
};

function sentenceOf(file: string, problem: unknown): string {
  const {code, message} = problem as NodeJS.ErrnoException;
  return `--save can't use '${file}': ${WHY[code ?? ''] ?? message}.`;
}

/** Whether it is there, even as a folder or a file that can't be read. */
const isThere = (file: string): boolean => fs.lstatSync(file, {throwIfNoEntry: false}) !== undefined;

function becomeKept(file: string, {restore}: Sandbox): void {
  if (!isThere(file)) return;
  const text = fs.readFileSync(file, 'utf8');
  try {
    restore(text);
  } catch (problem) {
    const isOther = problem instanceof OtherVersion;
    const why = isOther ? 'another version of the sandbox wrote it' : "the sandbox didn't write it, or it is damaged";
    throw new Error(why, {cause: problem});
  }
}

/**
 * Keeps the state of a sandbox in a file: reads it, and writes it at once, now and then, and at the end.
 * @param complain is told when a later write fails
 * @returns writes it a last time @throws Error with a sentence for a file that can't be read or written
 */
export function keepIn(file: string, sandbox: Sandbox, complain: (sentence: string) => unknown): () => void {
  const {bus, kept} = sandbox;
  let written: number | undefined;
  function write(): void {
    const {newest} = bus().journal;
    // A file that is only half written would be lost.
    fs.writeFileSync(`${file}.new`, kept());
    fs.renameSync(`${file}.new`, file);
    written = newest;
  }
  try {
    becomeKept(file, sandbox);
    write();
  } catch (problem) {
    throw new Error(sentenceOf(file, problem), {cause: problem});
  }
  function tryToWrite(): void {
    try {
      write();
    } catch (problem) {
      complain(sentenceOf(file, problem));
    }
  }
  setInterval(() => {
    if (bus().journal.newest !== written) tryToWrite();
  }, INTERVAL).unref();
  return tryToWrite;
}
