import {spawn, type ChildProcessByStdio} from 'node:child_process';
import type {Readable} from 'node:stream';

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

/** Starts a program in a folder. */
export function start(command: readonly string[], folder: string, environment: Environment = {}): Running {
  const [program = '', ...args] = command;
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(program, args, {
    cwd: folder,
    env: {...process.env, ...environment},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  const ended = new Promise<Result>((resolve) => {
    child.on('error', (problem) => resolve({code: null, out, err: problem.message}));
    child.on('close', (code) => resolve({code, out: out.trim(), err: err.trim()}));
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

const AT_ONCE = 2;
let busy = 0;
const waiting: (() => void)[] = [];

/** Does a piece of work when fewer than two others are at it: the machines that run the tests have two cores. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
}
