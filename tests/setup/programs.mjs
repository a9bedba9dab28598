import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Where the tests read which programs the machine has. */
export const FOUND = '.cache/test-tools.json';

const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The file of a program, where the machine has it. */
export function onPath(program) {
  return FOLDERS.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file));
}

/** Whether a program runs with these arguments and says that all is well. */
export function succeeds(program, ...args) {
  return spawnSync(program, args, {stdio: 'ignore'}).status === 0;
}

/** The words that start an installation by this user, or nothing when this user may not install. */
function packageManager() {
  if (!onPath('apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return onPath('sudo') && succeeds('sudo', '-n', 'true') ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** Installs packages of Debian or Ubuntu, where this user may. */
export function installPackages(packages) {
  const manager = packageManager();
  if (!manager || packages.length === 0) return;
  const [program, ...first] = manager;
  const options = {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  spawnSync(program, [...first, 'update', '-q'], options);
  spawnSync(program, [...first, 'install', '-q', '-y', '--no-install-recommends', ...packages], options);
}
