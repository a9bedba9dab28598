import fs from 'node:fs';
import path from 'node:path';
import {untracked} from '../../src/sources/files';
import * as samples from '../../src/sources/samples';

export const {SAMPLE_FOLDERS} = samples;

/** The folder with the samples of a task. */
export const sampleFolder = (task: string): string => untracked(() => samples.sampleFolder(task));

/** The names of all tasks that have samples. */
export const sampleTaskNames = (): string[] =>
  SAMPLE_FOLDERS.flatMap((folder) =>
    fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
  );

/**
 * The file of a task that ends so, as a path from the root of the project.
 * @throws Error when there is none
 */
export function sampleFile(task: string, extension: string): string {
  const folder = sampleFolder(task);
  const file = fs.readdirSync(folder).find((each) => each.endsWith(extension));
  if (file === undefined) throw new Error(`${folder} has no *${extension}`);
  return path.posix.join(folder, file);
}
