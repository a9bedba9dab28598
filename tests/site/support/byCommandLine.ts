import {spawn} from 'node:child_process';
import {json} from 'node:stream/consumers';
import type {Result} from '../../../src/validation/model';
import type {Document} from './checkerWorker';

/** What the command line finds in documents. */
export async function byCommandLine(all: readonly Document[]): Promise<Result[]> {
  const command = ['--max-semi-space-size=64', '--import', 'tsx', 'tests/site/support/checkerCommandLine.mts'];
  const program = spawn(process.execPath, command, {stdio: ['pipe', 'pipe', 'inherit']});
  program.stdin.end(JSON.stringify(all));
  return (await json(program.stdout)) as Result[];
}
