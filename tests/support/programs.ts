import {spawn, type ChildProcessByStdio} from 'node:child_process';
import type {Readable} from 'node:stream';

/** What a program said, without colour codes. `code` is null when it did not start, with the reason in `err`. */
export interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A program that runs, and what it said when it has ended. */
export interface Running {
  readonly ended: Promise<Result>;
  /** Waits until the program has printed this text. A program may print through another one, and so later than it answers. */
  says(text: string): Promise<void>;
  /** Ends the program and all that it started, with SIGTERM or another signal. */
  stop(signal?: NodeJS.Signals): Promise<Result>;
}

export type Environment = Readonly<Record<string, string>>;

/** Colour codes of a terminal; they begin with the escape character. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Starts a program in a folder. It sees neither NODE_ENV of the tests nor a wish for colours. */
export function start(command: readonly string[], folder: string, environment: Environment = {}): Running {
  const [program = '', ...args] = command;
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(program, args, {
    cwd: folder,
    env: {...process.env, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  const plain = (text: string): string => text.replace(COLOUR, '').trim();
  const ended = new Promise<Result>((resolve) => {
    child.on('error', (problem) => resolve({code: null, out: plain(out), err: problem.message}));
    child.on('close', (code) => resolve({code, out: plain(out), err: plain(err)}));
  });
  return {
    ended,
    async says(text) {
      while (!out.includes(text)) {
        if (child.exitCode !== null) throw new Error(`ended without saying '${text}': ${out}${err}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop(signal) {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
      return ended;
    },
  };
}

/**
 * Waits until a program answers at an address, with whatever status. The limit of the test is the only one.
 * @throws Error with what the program said, when it ends before that
 */
export async function untilAnswers(program: Running, address: string): Promise<void> {
  const state = {over: false};
  void program.ended.then(() => (state.over = true));
  while (!state.over) {
    if (await fetch(address).catch(() => undefined)) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`ended without an answer at ${address}: ${JSON.stringify(await program.ended)}`);
}
