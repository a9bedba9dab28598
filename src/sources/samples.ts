import * as z from 'zod';
import {checkYaml} from '../contracts/yamlFile';
import {existsTracked} from './files';
import {fromYaml} from './yaml';

/** Where samples are: a folder for each task, below one of these. */
export const SAMPLE_FOLDERS = ['docs/samples', 'vpd/samples'] as const;

/** The folder with the samples of a task. A task that does not exist is looked for in the first. */
export function sampleFolder(task: string): string {
  const parent = SAMPLE_FOLDERS.find((each) => existsTracked(`${each}/${task}`)) ?? SAMPLE_FOLDERS[0];
  return `${parent}/${task}`;
}

const task = z.strictObject({operations: z.array(z.string()), response: z.string().optional()});

/** What the samples of each task do. */
export const sampleTasks = fromYaml('docs/samples/tasks.yaml', (yaml) => checkYaml(yaml, z.record(z.string(), task)));
