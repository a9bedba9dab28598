/**
 * `npm run reproduce`: builds the site twice, in surroundings that differ in all that a build may not depend on, and compares every file. It needs
 * git and the installed packages, takes as long as two builds without a cache, and ends with an error when a file differs.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {start, type Environment} from '../support/programs';
import {compareFolders} from './compare';
import {copyProject} from './copy';
import {SURROUNDINGS, type Surroundings} from './surroundings';

/** How many differences are printed: one cause can change every page. */
const SHOWN = 40;

/** Variables of an operator stay, so that a build under another name can be reproduced, too. */
function environmentOf({environment}: Surroundings, folder: string): Environment {
  const home = path.join(folder, '.home');
  fs.mkdirSync(home);
  const preload = pathToFileURL(path.join(folder, 'tests/reproduce/otherDay.mjs')).href;
  return {
    ...environment,
    HOME: home,
    ...(environment.REPRODUCE_DAYS_LATER && {NODE_OPTIONS: `--import ${preload}`}),
  };
}

/** Only Linux has taskset; without it, the number of threads still differs. */
const pinned = ({cores}: Surroundings): readonly string[] =>
  cores === 1 && fs.existsSync('/usr/bin/taskset') ? ['/usr/bin/taskset', '--cpu-list', '0'] : [];

/** @returns the folder of the built site. @throws Error with what the build said, when it fails */
async function buildIn(root: string, surroundings: Surroundings): Promise<string> {
  const folder = path.join(root, surroundings.folder);
  copyProject(folder, surroundings.written);
  const command = [...pinned(surroundings), 'npm', 'run', 'build'];
  const {code, out, err} = await start(command, folder, environmentOf(surroundings, folder)).ended;
  if (code !== 0) throw new Error(`The build in ${folder} failed.\n${out}\n${err}`);
  console.log(`Built in ${folder} (${surroundings.name})`);
  return path.join(folder, 'build');
}

/** @returns whether both builds are the same */
async function main(): Promise<boolean> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-reproduce-'));
  const [one, other] = await Promise.all([buildIn(root, SURROUNDINGS[0]), buildIn(root, SURROUNDINGS[1])]);
  const {files, differences, digest} = compareFolders(one, other);
  differences.slice(0, SHOWN).forEach((line) => console.log(line));
  if (differences.length > SHOWN) console.log(`… and ${differences.length - SHOWN} more.`);
  console.log(`${differences.length} of ${files} files differ. SHA-256 of the list of files: ${digest}`);
  if (differences.length > 0) console.log(`Both builds are kept in ${root}.`);
  else fs.rmSync(root, {recursive: true});
  return differences.length === 0;
}

main()
  .then((isSame) => (process.exitCode = isSame ? 0 : 1))
  .catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  });
