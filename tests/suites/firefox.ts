import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {freePort} from '../support/ports';
import {connect} from './bidi';
import type {OpenPage} from './inBrowser';

const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: {readonly value?: string};
  readonly exceptionDetails?: {readonly text: string};
}

/** Starts Firefox without windows in a profile of its own. @returns where it listens, and its end */
async function startFirefox(program: string): Promise<{address: string; stop: () => Promise<void>}> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const port = String(await freePort());
  const args = ['--headless', '--remote-debugging-port', port, '--profile', profile, '--no-remote'];
  const child = spawn(program, args, {stdio: ['ignore', 'ignore', 'pipe'], env: {...process.env, HOME: profile}});
  const exited = once(child, 'exit');
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const [, found] = LISTENS.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} ended: ${said}`)));
  });
  return {
    address,
    async stop() {
      child.kill();
      await exited;
      fs.rmSync(profile, {recursive: true, force: true, maxRetries: 5});
    },
  };
}

/** Opens an address in a Firefox. @param program the file of Firefox */
export async function openFirefox(program: string, address: string): Promise<OpenPage> {
  const firefox = await startFirefox(program);
  const session = await connect(`${firefox.address}/session`);
  const {capabilities} = (await session.send('session.new', {capabilities: {}})) as {
    readonly capabilities: {readonly browserVersion: string};
  };
  const {contexts} = (await session.send('browsingContext.getTree', {})) as {
    readonly contexts: readonly {readonly context: string}[];
  };
  const context = contexts[0]?.context;
  await session.send('browsingContext.navigate', {context, url: address, wait: 'complete'});
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async evaluate(expression) {
      const params = {expression, target: {context}, awaitPromise: true};
      const {result, exceptionDetails} = (await session.send('script.evaluate', params)) as unknown as Evaluated;
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    async close() {
      session.close();
      await firefox.stop();
    },
  };
}
