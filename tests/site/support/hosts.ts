import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {freePort} from '../../support/ports';
import {start, untilAnswers} from '../../support/programs';
import {build} from './site';
import {toolPath} from './tools';

/** A static host that runs for a test. */
export interface Host {
  readonly address: string;
  stop(): Promise<void>;
}

/** A kind of static host: the program that it needs, and the command that starts it on a port. */
export interface HostKind {
  readonly name: string;
  readonly tool: string;
  /** @param scratch a folder that it may write to, gone when it has stopped */
  readonly command: (tool: string, port: number, scratch: string) => readonly string[];
}

const folder = path.resolve(build);

/**
 * The command of an nginx.
 * @param servers what is inside `http { }`
 */
export function nginxCommand(tool: string, scratch: string, servers: string): string[] {
  const file = path.join(scratch, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${scratch}/${name};`,
  );
  fs.writeFileSync(
    file,
    `daemon off; master_process off; pid ${scratch}/pid; error_log stderr crit;
events {}
http { access_log off; ${temporary.join(' ')}
${servers}
}
`,
  );
  return [tool, '-p', scratch, '-c', file];
}

/** Hosts that only serve files: none is told anything about our addresses. */
export const HOST_KINDS: readonly HostKind[] = [
  {
    name: 'python3 -m http.server',
    tool: 'python3',
    command: (tool, port) => [tool, '-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', folder],
  },
  {
    name: 'nginx',
    tool: 'nginx',
    command: (tool, port, scratch) =>
      nginxCommand(
        tool,
        scratch,
        `include /etc/nginx/mime.types; server { listen 127.0.0.1:${port}; root ${folder}; }`,
      ),
  },
  {
    name: 'the plain file server',
    tool: 'node',
    command: (tool, port) => [tool, 'src/preview/server.mjs', folder, String(port)],
  },
];

/**
 * Starts a host on the built site and waits until it answers.
 * @returns nothing when its program is not on this machine
 * @throws Error with what it said when it does not answer within twenty seconds
 */
export async function startHost({tool, command}: HostKind): Promise<Host | undefined> {
  const program = toolPath(tool);
  if (!program) return undefined;
  const port = await freePort();
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-host-'));
  const running = start(command(program, port, scratch), process.cwd());
  const address = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    await running.stop();
    fs.rmSync(scratch, {recursive: true, force: true});
  };
  try {
    await untilAnswers(running, `${address}/`);
  } catch (problem) {
    await stop();
    throw problem;
  }
  return {address, stop};
}
