import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sandboxFile} from '../../../src/sandbox/file/cache';
import {start, type Result} from '../../support/programs';

const OFFLINE = path.resolve('tests/clients/support/offline.mjs');
const ASKED = path.resolve('tests/clients/support/askedFiles.mjs');

/** A request to the sandbox. `<name>` in it is what an earlier response gave. */
export interface SandboxRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Names for properties of the response. */
  readonly keep?: Readonly<Record<string, string>>;
  /** Is sent again until the response has this text. */
  readonly until?: string;
}

/** What offline.mjs is told. */
interface Task {
  readonly command: readonly string[];
  readonly requests: readonly SandboxRequest[];
}

/** What it found. */
export interface Run {
  /** The networks that the program saw. */
  readonly networks: readonly string[];
  readonly responses: readonly {readonly status: number; readonly text: string}[];
  /** The exit code after Ctrl+C. */
  readonly code: number;
  /** The files of the project that the program asked for. */
  readonly asked: readonly string[];
  /** What is in its folder afterwards. */
  readonly left: readonly string[];
}

const CUT = ['unshare', '--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"'];

function canCut(): boolean {
  try {
    execFileSync('unshare', [...CUT.slice(1), 'true'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/** Whether this machine can start a program that reaches this machine alone: Linux, where a user may have namespaces. */
export const isCut = canCut();

/** Calls with an empty folder in which the sandbox's file is alone. */
async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-file-'));
  try {
    fs.writeFileSync(path.join(folder, 'sandbox.mjs'), (await sandboxFile()).program);
    return await use(folder);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** Runs a command beside the sandbox's file, until it ends. */
export const startAlone = (command: readonly string[]): Promise<Result> =>
  inFolder(async (folder) => start(command, folder).ended);

/** Runs the sandbox's file until it listens, and ends it with a signal. @returns what it said, and what is in its folder then */
export const startAndEnd = (args: readonly string[], signal: NodeJS.Signals): Promise<Result & {left: string[]}> =>
  inFolder(async (folder) => {
    const running = start(['node', 'sandbox.mjs', '--port', '0', ...args], folder);
    await running.says('Press Ctrl+C');
    return {...(await running.stop(signal)), left: fs.readdirSync(folder)};
  });

/** Copies the sandbox's file alone into an empty folder, runs it there, and sends it requests, one after another. */
export const runSandboxFile = (requests: readonly SandboxRequest[]): Promise<Run> =>
  inFolder(async (folder) => {
    const notes = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-notes-'));
    const [task, asked] = ['task.json', 'asked.txt'].map((name) => path.join(notes, name)) as [string, string];
    try {
      const command = ['node', '--import', ASKED, 'sandbox.mjs', '--port', '0'];
      fs.writeFileSync(task, JSON.stringify({command, requests} satisfies Task));
      fs.writeFileSync(asked, '');
      const {out, err} = await start([...(isCut ? CUT : []), 'node', OFFLINE, task], folder, {ASKED_FILES: asked})
        .ended;
      if (!out.startsWith('{')) throw new Error(`${out}\n${err}`);
      const found = JSON.parse(out) as Omit<Run, 'asked' | 'left'>;
      const lines = fs.readFileSync(asked, 'utf8').split('\n').filter(Boolean);
      return {...found, asked: [...new Set(lines)], left: fs.readdirSync(folder)};
    } finally {
      fs.rmSync(notes, {recursive: true});
    }
  });
