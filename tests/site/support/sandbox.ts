import {spawn} from 'node:child_process';
import {service} from '../../../src/service';

/** A sandbox for the length of a test file. */
export interface Sandbox {
  readonly address: string;
  stop(): void;
}

async function answers(): Promise<boolean> {
  try {
    await fetch(service.sandbox.url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the sandbox at the address that the contract gives it, because the consoles know no other. One that runs there
 * already is used, and is left running.
 */
export async function startSandbox(): Promise<Sandbox> {
  const address = service.sandbox.url;
  if (await answers()) return {address, stop: () => undefined};
  const child = spawn('node_modules/.bin/tsx', ['src/sandbox/main.ts'], {stdio: ['ignore', 'pipe', 'inherit']});
  await new Promise<void>((started, failed) => {
    child.stdout.once('data', () => started());
    child.once('exit', (code) => failed(new Error(`the sandbox ended with code ${code}`)));
  });
  return {address, stop: () => child.kill()};
}
