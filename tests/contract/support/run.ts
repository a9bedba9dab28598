import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {start, type Environment} from '../../support/programs';

export interface Result {
  readonly status: number | null;
  /** What the program wrote: its output, then its messages. */
  readonly output: string;
}

/** Runs a program to its end. */
export async function run(command: readonly string[], folder: string, environment: Environment = {}): Promise<Result> {
  const {code, out, err} = await start(command, folder, environment).ended;
  return {status: code, output: `${out}\n${err}`};
}

/** A new folder, gone after the test. */
export function scratchFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `psb-${name}-`));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  return folder;
}
