/**
 * `npm run check:advisories`: asks the registry for known weaknesses of the packages in the lockfile. It needs `build/`, which says what reaches the
 * reader, and a registry that answers. Exit code 0: nothing to do, 1: something to do, 2: not checked, because the registry gave no answer.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {build} from '../support/html';
import {advisoriesIn, auditNow, type Advisory} from './audit';
import {judgedOf, todo} from './judge';

const NOT_CHECKED = 2;

function shippedNames(): Set<string> {
  const file = path.join(build, 'sbom.cdx.json');
  if (!fs.existsSync(file)) throw new Error(`${file} is missing. Run npm run build first.`);
  const {components} = JSON.parse(fs.readFileSync(file, 'utf8')) as {components: {name: string; scope: string}[]};
  return new Set(components.flatMap(({name, scope}) => (scope === 'required' ? [name] : [])));
}

/** @returns the advisories, or nothing when the registry gives none */
function ask(): Advisory[] | undefined {
  try {
    return advisoriesIn(auditNow());
  } catch (problem) {
    console.error(`Not checked: the registry gave no advisories. npm says: ${(problem as Error).message}`);
    console.error('Run this where npm reaches a registry with advisories, such as registry.npmjs.org.');
    return undefined;
  }
}

/** @returns the exit code */
function main(): number {
  const shipped = shippedNames();
  const judged = judgedOf(parse(fs.readFileSync('tests/advisories/judged.yaml', 'utf8')));
  const advisories = ask();
  if (!advisories) return NOT_CHECKED;
  const lines = todo(advisories, judged, shipped);
  lines.forEach((line) => console.log(line));
  console.log(`${advisories.length} advisories, ${judged.length} of them judged, ${lines.length} to deal with.`);
  return lines.length > 0 ? 1 : 0;
}

process.exitCode = main();
