import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Files of a folder and the folders in it whose path matches, sorted. */
export function filesIn(folder: string, pattern: RegExp): string[] {
  const entries = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return entries
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => pattern.test(name))
    .sort();
}

/** The commit that a folder of a repository has, with its day; nothing where the folder is no repository. */
export function commitOf(folder: string): string | undefined {
  if (!fs.existsSync(path.join(folder, '.git'))) return undefined;
  try {
    return execFileSync('git', ['-C', folder, 'log', '-1', '--format=%H %cs'], {encoding: 'utf8'}).trim();
  } catch {
    return undefined;
  }
}
