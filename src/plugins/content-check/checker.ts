import {fork, type ChildProcess} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

/** A program beside the preview that checks all content. */
export interface Checker {
  /** Asks for a check of the content as it is now. */
  readonly ask: () => void;
}

/** Starts with the first question, behind everything else that the machine does. */
function start(siteDir: string, hear: (faults: readonly string[]) => void): ChildProcess {
  const options = {cwd: siteDir, execArgv: ['--max-semi-space-size=64', '--import', 'tsx']};
  const program = fork(path.join(siteDir, 'src/contentCheck/watch.ts'), options);
  if (program.pid !== undefined) os.setPriority(program.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  program.on('message', (faults) => hear(faults as readonly string[]));
  // It ends with the preview, and keeps nobody waiting.
  program.unref();
  program.channel?.unref();
  return program;
}

/** The program that checks the content of a site. @param hear gets the faults of each check */
export function contentChecker(siteDir: string, hear: (faults: readonly string[]) => void): Checker {
  let program: ChildProcess | undefined;
  return {
    ask() {
      program ??= start(siteDir, hear);
      if (program.connected) program.send('check');
    },
  };
}
