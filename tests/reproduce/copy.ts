import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const git = (...args: readonly string[]): string => execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 26});

/** The files of the project as they are now, committed or not, without those that git ignores; from the project's root. */
const projectFiles = (): string[] =>
  git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((file) => file && fs.existsSync(file));

/** A second name for a file, or a copy of it where the file system gives none, such as on another disk. */
function link(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

/** The same folder in another place. What a build keeps in `node_modules/.cache` for the next one stays behind. */
function linkFolder(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else if (!entry.isDirectory()) link(source, target);
    else if (source !== path.join('node_modules', '.cache')) linkFolder(source, target);
  }
}

/**
 * Copies the project with its history and its packages, but nothing that an earlier build left.
 * @param folder a new folder
 * @param written when all copied files were last written
 * @throws Error when the project is not in a git repository
 */
export function copyProject(folder: string, written: Date): void {
  git('clone', '--quiet', '--no-checkout', '--shared', '.', folder);
  for (const file of projectFiles()) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(file, target);
    fs.utimesSync(target, written, written);
  }
  linkFolder('node_modules', path.join(folder, 'node_modules'));
}
