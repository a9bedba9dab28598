import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {build} from './site';
import {toolPath} from './tools';

/** A static host that runs for a test. */
export interface Host {
  readonly address: string;
  stop(): Promise<void>;
}

/** A kind of static host: the program that it needs, and how it is started on a port. */
export interface HostKind {
  readonly name: string;
  readonly tool: string;
  readonly start: (tool: string, port: number) => ChildProcess;
}

const folder = path.resolve(build);

function nginxConfig(scratch: string, port: number): string {
  const file = path.join(scratch, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${scratch}/${name};`,
  );
  fs.writeFileSync(
    file,
    `daemon off; master_process off; pid ${scratch}/pid; error_log stderr crit;
events {}
http {
  types { text/html html; text/css css; application/javascript js; image/svg+xml svg; font/woff2 woff2; }
  access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`,
  );
  return file;
}

/** Hosts that only serve files: none is told anything about our addresses. */
export const HOST_KINDS: readonly HostKind[] = [
  {
    name: 'python3 -m http.server',
    tool: 'python3',
    start: (tool: string, port: number): ChildProcess =>
      spawn(tool, ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', folder], {stdio: 'ignore'}),
  },
  {
    name: 'nginx',
    tool: 'nginx',
    start: (tool: string, port: number): ChildProcess => {
      const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-nginx-'));
      const child = spawn(tool, ['-p', scratch, '-c', nginxConfig(scratch, port)], {stdio: 'ignore'});
      child.once('exit', () => fs.rmSync(scratch, {recursive: true, force: true}));
      return child;
    },
  },
  {
    name: 'the plain file server',
    tool: 'node',
    start: (tool: string, port: number): ChildProcess =>
      spawn(tool, ['tests/site/server.mjs', folder, String(port)], {stdio: 'ignore'}),
  },
];

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts a host on the built site and waits until it answers.
 * @returns nothing when its program is not on this machine
 * @throws Error when it does not answer within five seconds
 */
export async function startHost({name, tool, start}: HostKind): Promise<Host | undefined> {
  const program = toolPath(tool);
  if (!program) return undefined;
  const port = await freePort();
  const child = start(program, port);
  const stopped = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async (): Promise<void> => {
    child.kill();
    await stopped;
  };
  const address = `http://localhost:${port}`;
  for (const end = Date.now() + 5000; Date.now() < end;) {
    if (await answers(`${address}/`)) return {address, stop};
    await new Promise((later) => setTimeout(later, 50));
  }
  await stop();
  throw new Error(`${name} did not answer at ${address}`);
}
