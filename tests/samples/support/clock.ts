import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Whether programs can be run at another time than now. */
export const clockCanBeSet = spawnSync('faketime', ['--version']).status === 0;

const SHARED_MEMORY = '/dev/shm';

/** Removes what faketime leaves behind when it is killed: its names have its process number, and it refuses to start under one that is there. */
function clearLeftovers(): void {
  if (!fs.existsSync(SHARED_MEMORY)) return;
  for (const name of fs.readdirSync(SHARED_MEMORY)) {
    const [, process] = /^(?:sem\.)?faketime_(?:sem|shm)_(\d+)$/.exec(name) ?? [];
    if (process && !fs.existsSync(`/proc/${process}`)) fs.rmSync(path.join(SHARED_MEMORY, name), {force: true});
  }
}

/**
 * The command to run a program whose clock starts at a time of your choice and then runs on. Timers keep their pace: only the clock on the
 * wall is set.
 */
export function atTime(time: Date, command: readonly string[]): string[] {
  clearLeftovers();
  return ['faketime', '--exclude-monotonic', `@${Math.floor(time.getTime() / 1000)}`, ...command];
}
