import os from 'node:os';
import {fatal, refused} from '../findings';
import {type Result} from '../model';
import {type WorkerRequest, type WorkerResponse} from '../protocol';
import {type Options} from '../validator';
import {type Settings} from './settings';
import {startThread, type Thread} from './thread';

/** Workers that check files side by side. */
export interface Pool {
  /** Checks a file; a check that takes longer than the limit ends with the finding `TIME`. */
  validateWithin(milliseconds: number, file: Uint8Array | string, options?: Options): Promise<Result>;
  /** Id of the message that a file says it is. */
  identify(file: Uint8Array | string): Promise<string | undefined>;
  running(): number;
  close(): Promise<void>;
}

/** The time in which a file must be identified: it is only parsed. */
const IDENTIFY = 30_000;

/** Makes a pool of up to `size` workers, which start when they are needed. */
export function startPool(settings: Settings, size: number = os.availableParallelism()): Pool {
  const threads: Thread[] = [];
  const idle: Thread[] = [];
  const waiting: ((thread: Thread) => void)[] = [];
  let number = 0;
  let running = 0;

  function start(): Thread {
    running += 1;
    const thread = startThread(settings, () => (running -= 1));
    threads.push(thread);
    return thread;
  }

  async function take(): Promise<Thread> {
    const free = idle.pop();
    if (free?.alive) return free;
    if (threads.length < size) return start();
    return new Promise((resolve) => waiting.push(resolve));
  }

  function giveBack(thread: Thread): void {
    if (!thread.alive) threads.splice(threads.indexOf(thread), 1);
    const next = waiting.shift();
    if (next) next(thread.alive ? thread : start());
    else if (thread.alive) idle.push(thread);
  }

  async function ask(request: Omit<WorkerRequest, 'id'>, limit: number): Promise<WorkerResponse> {
    const thread = await take();
    try {
      return await thread.ask({...request, id: (number += 1)}, limit);
    } finally {
      giveBack(thread);
    }
  }

  return {
    async validateWithin(milliseconds, file, options = {}) {
      const {result} = await ask({task: 'validate', file, ...options}, milliseconds);
      return result ?? refused(fatal('ENGINE', 'The check had no result'));
    },
    async identify(file) {
      return (await ask({task: 'identify', file}, IDENTIFY)).message;
    },
    running: () => running,
    async close() {
      await Promise.all(threads.map(async (thread) => thread.end()));
    },
  };
}
