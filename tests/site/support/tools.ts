import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

const FOUND = '.cache/test-tools.json';

/**
 * Path of a program that tests/setup found, else of the one on the PATH.
 * @returns nothing when the machine does not have it
 */
export function toolPath(name: string): string | undefined {
  const known = fs.existsSync(FOUND)
    ? (JSON.parse(fs.readFileSync(FOUND, 'utf8')) as Record<string, string | null>)
    : {};
  const path = known[name];
  if (path) return path;
  try {
    return execFileSync('/bin/sh', ['-c', `command -v ${name}`], {encoding: 'utf8'}).trim() || undefined;
  } catch {
    return undefined;
  }
}
