import os from 'node:os';
import path from 'node:path';
import type {Environment} from '../support/programs';

/** One place and time in which the site is built. */
export interface Surroundings {
  readonly name: string;
  /** The folder of the copy, from the root of the comparison. */
  readonly folder: string;
  /** When all files of the copy were last written. */
  readonly written: Date;
  /** How many cores the build may use, where the system can say so. */
  readonly cores: number;
  readonly environment: Environment;
}

/** Two surroundings that have nothing in common but Node.js, the files of the project and their history. */
export const SURROUNDINGS: readonly [Surroundings, Surroundings] = [
  {
    name: 'one core, Kiribati, no language',
    folder: 'a',
    written: new Date('2001-02-03T04:05:06Z'),
    cores: 1,
    environment: {
      TZ: 'Pacific/Kiritimati',
      LANG: 'C',
      LC_ALL: 'C',
      USER: 'one',
      UV_THREADPOOL_SIZE: '1',
      RAYON_NUM_THREADS: '1',
    },
  },
  {
    name: 'all cores, Marquesas, Danish, folders read backwards, 1,001 days later',
    folder: path.join('another folder', 'much-deeper', 'than-the-first', 'psb'),
    written: new Date('2020-12-31T23:59:59Z'),
    cores: os.availableParallelism(),
    environment: {
      TZ: 'Pacific/Marquesas',
      // In Danish, 'aa' comes after 'z', and 1,000 is written 1.000.
      LANG: 'da_DK.UTF-8',
      LC_ALL: 'da_DK.UTF-8',
      USER: 'other',
      UV_THREADPOOL_SIZE: '16',
      RAYON_NUM_THREADS: '7',
      REPRODUCE_DAYS_LATER: '1001',
    },
  },
];
