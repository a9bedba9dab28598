const AT_ONCE = 2;
let busy = 0;
const waiting: (() => void)[] = [];

/**
 * Does a piece of work when fewer than two others of this file are at it: the machines that run the tests have two cores. The files
 * of samples run one after another (vitest.config.mjs).
 */
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
