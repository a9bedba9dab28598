import {existsTracked} from './files';

/** Where samples are: a folder for each task, below one of these. */
export const SAMPLE_FOLDERS = ['docs/samples', 'vpd/samples'] as const;

/** The folder with the samples of a task. A task that doesn't exist is looked for in the first. */
export function sampleFolder(task: string): string {
  const parent = SAMPLE_FOLDERS.find((each) => existsTracked(`${each}/${task}`)) ?? SAMPLE_FOLDERS[0];
  return `${parent}/${task}`;
}
