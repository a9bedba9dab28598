import {spawnSync} from 'node:child_process';

/** Whether programs can be run at another time than now. */
export const clockCanBeSet = spawnSync('faketime', ['--version']).status === 0;

/**
 * The command to run a program whose clock starts at a time of your choice and then runs on. Timers keep their pace: only the clock on the
 * wall is set.
 */
export function atTime(time: Date, command: readonly string[]): string[] {
  return ['faketime', '--exclude-monotonic', `@${Math.floor(time.getTime() / 1000)}`, ...command];
}
