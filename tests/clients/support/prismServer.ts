import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {start} from '../../samples/support/programs';
import {freePort} from '../../samples/support/receiver';
import type {ContractFile} from './contracts';

/**
 * Starts the command line of Prism on a contract. An answer that breaks the contract comes as 500 (`--errors`). Callbacks are left out,
 * because Prism would call the addresses of the examples.
 * @throws Error with what Prism said when it ends before it listens
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
  const state = {over: false};
  void program.ended.then(() => (state.over = true));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (state.over) throw new Error(`Prism ended: ${JSON.stringify(await program.ended)}`);
    await wait(100);
  }
  return {url, stop: () => program.stop()};
}
