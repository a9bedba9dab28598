import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

export interface Result {
  readonly status: number | null;
  /** What the program wrote, both streams together, without colour codes. */
  readonly output: string;
}

/** Colour codes of a terminal; they begin with the escape character. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Runs a program to its end. */
export function run(
  command: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const [program = '', ...parameters] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: folder,
      env: {...process.env, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output: output.replace(COLOUR, '')}));
  });
}

/** A new folder, gone after the test. */
export function scratchFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `psb-${name}-`));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  return folder;
}
