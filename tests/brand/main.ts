/**
 * `npm run check:brand`: builds the site for another operator, and looks for the built-in one in every file: pages, scripts, styles, contracts, what is
 * packed in archives, and pictures. With PSB_NAME set, it builds it for the operator of the environment. It takes as long as a build.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {copyProject} from '../reproduce/copy';
import {OTHER_BRAND, otherLogo, traces} from '../support/otherBrand';
import {start, type Environment} from '../support/programs';
import {filesBelow} from '../support/saxon';
import {textsOf} from './texts';

/** The variables of another operator, or of the environment, where there is one. */
function operator(folder: string): Environment {
  if (process.env.PSB_NAME) return {};
  return {...OTHER_BRAND, ...otherLogo(folder)};
}

/** The faults of a file of the site, by its path in it. */
function faultsOf(site: string, file: string): string[] {
  const bytes = fs.readFileSync(file);
  const name = path.relative(site, file).replaceAll(path.sep, '/');
  return textsOf(name, bytes).flatMap(([place, text]) => traces(text).map((trace) => `${place}: ${trace}`));
}

/** @returns whether the site shows nothing of the built-in operator */
async function main(): Promise<boolean> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-brand-'));
  const folder = path.join(root, 'site');
  try {
    copyProject(folder, new Date('2001-01-01T00:00:00Z'));
    const {code, out, err} = await start(['npm', 'run', 'build'], folder, operator(root)).ended;
    if (code !== 0) throw new Error(`The build failed.\n${out}\n${err}`);
    const site = path.join(folder, 'build');
    const files = filesBelow(site).sort();
    const faults = files.flatMap((file) => faultsOf(site, file));
    faults.slice(0, 40).forEach((line) => console.log(line));
    console.log(`${files.length} files, ${faults.length} traces of the built-in operator.`);
    return faults.length === 0;
  } finally {
    fs.rmSync(root, {recursive: true});
  }
}

main()
  .then((isFree) => (process.exitCode = isFree ? 0 : 1))
  .catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  });
