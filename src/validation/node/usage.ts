import fs from 'node:fs';
import {type Verdict} from '../model';

/** A command that can't be run as it was written. */
export class UsageError extends Error {}

const USAGE =
  'Usage: npm run check:documents -- [--as MESSAGE] [--strict] [FILE or FOLDER …]; without any, all examples and rejections; --currency: what was last checked when';

/** The exit code of a run. */
export const EXIT: Readonly<Record<Verdict, number>> = {valid: 0, invalid: 1, unchecked: 3};

/** The exit code of an error: 2 for wrong usage, 3 for a check that could not be done. */
export const exitOf = (error: unknown): number => (error instanceof UsageError ? 2 : EXIT.unchecked);

/** What an error says, on one line, with the usage where that is wrong. */
export function lineOf(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
  return error instanceof UsageError ? `${message.replace(/\.$/, '')}. ${USAGE}` : message;
}

/** The verdict of several: invalid where one is, or else unchecked where one is. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  const found = (['invalid', 'unchecked'] as const).find((verdict) => verdicts.includes(verdict));
  return found ?? 'valid';
}

/** Reads arguments. @throws UsageError for an option that doesn't exist or lacks its value */
export function argumentsOf<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

/** Checks that a message and files exist. @throws UsageError for those that don't */
export function checkArguments(as: string | undefined, known: readonly string[], names: readonly string[]): void {
  if (as !== undefined && !known.includes(as)) {
    throw new UsageError(`There is no message '${as}'; --as can be ${Array.from(known).sort().join(', ')}`);
  }
  const missing = names.filter((name) => !fs.existsSync(name));
  if (missing.length > 0) throw new UsageError(`There is no file or folder ${missing.join(', ')}`);
}
