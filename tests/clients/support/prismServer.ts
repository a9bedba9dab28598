import fs from 'node:fs';
import path from 'node:path';
import {freePort} from '../../support/ports';
import {start, untilAnswers} from '../../support/programs';
import type {ContractFile} from './contracts';

/**
 * Starts the command line of Prism on a contract. An answer that breaks the contract comes as 500 (`--errors`). Callbacks are left out,
 * because Prism would call the addresses of the examples.
 * @throws Error with what Prism said when it ends before it listens or does not listen in time
 */
export async function startPrism({file, folder}: ContractFile): Promise<{url: string; stop(): Promise<unknown>}> {
  const document = path.join(folder, 'prism.json');
  const withoutCallbacks = (key: string, value: unknown): unknown => (key === 'callbacks' ? undefined : value);
  fs.writeFileSync(document, JSON.stringify(JSON.parse(fs.readFileSync(file, 'utf8')), withoutCallbacks));
  const port = await freePort();
  const command = [
    'node',
    'node_modules/@stoplight/prism-cli/dist/index.js',
    'mock',
    document,
    '-p',
    String(port),
    '--errors',
    '-v',
    'error',
  ];
  const program = start(command, process.cwd());
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(program, url);
  return {url, stop: () => program.stop()};
}
