import files from 'checker:files';
import type SaxonJS from 'saxon-js';
import {createValidator} from '../../validation/validator';
import type {Said, Task} from '../protocol';
import {documentsIn, isZip} from './archive';
import type {Session} from './accept';
import {check} from './check';
import {compareFiles} from './compare';
import {browserResources} from './resources';

/** Does what the page asks, and says each answer. @throws Error in words when there is no result */
export type Run = (task: Task, say: (said: Said) => void) => Promise<void>;

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** What the worker does, with one validator that keeps schemas and rules. */
export function createEngine(saxon: typeof SaxonJS): Run {
  let say: (said: Said) => void = () => undefined;
  const step = (words: string): void => say({step: words});
  const validator = createValidator(browserResources(files, saxon, step));

  const session: Session = new Map();

  async function checkFile({name, file, as, isPlain = false}: Extract<Task, {task: 'check'}>): Promise<void> {
    const bytes = await bytesOf(file);
    if (isZip(bytes)) say({found: documentsIn(bytes)});
    else await check({files, validator, session}, {name, bytes, as, isPlain}, say);
  }

  return async (task, tell) => {
    say = tell;
    if (task.task === 'check') await checkFile(task);
    else say({comparison: await compareFiles(files, task.left, task.right)});
    say({done: true});
  };
}
