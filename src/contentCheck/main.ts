import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import {contentFaults} from './all';

/** The linter of the prose, which takes as long as all else, beside it. */
async function words(): Promise<{readonly output: string; readonly isGood: boolean}> {
  const linter = spawn(process.execPath, ['--max-semi-space-size=64', 'src/words/lint.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(linter.stdout), once(linter, 'exit')]);
  return {output: output.trim(), isGood: linter.exitCode === 0};
}

async function main(): Promise<void> {
  const [faults, {output, isGood}] = await Promise.all([contentFaults(), words()]);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (output) process.stdout.write(`${output}\n`);
  if (faults.length > 0 || !isGood) process.exitCode = 1;
  process.exit();
}

void main();
