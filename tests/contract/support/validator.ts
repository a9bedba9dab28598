import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {run} from './run';

/** The e-document validator as it was given to the project: schemas, rule sets, program. See tests/validate/README.md. */
const SOURCE = 'tests/validate';
const CACHE = '.cache/validate';

function fingerprint(source: string): string {
  const names = fs
    .readdirSync(source, {recursive: true, encoding: 'utf8'})
    .filter((name) => !/(^|\/)(node_modules|\.cache)(\/|$)/.test(name));
  const hash = createHash('sha256');
  for (const name of names.sort()) {
    const file = path.join(source, name);
    hash.update(`\n${name}\n`);
    if (fs.statSync(file).isFile()) hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * A copy of the validator that is installed and may be written; made once, and again when the original changes.
 * @throws Error when its packages cannot be installed
 */
export async function installedValidator(): Promise<string> {
  const mark = path.join(CACHE, '.installed');
  const wanted = fingerprint(SOURCE);
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted) return CACHE;
  fs.rmSync(CACHE, {recursive: true, force: true});
  fs.cpSync(SOURCE, CACHE, {recursive: true, filter: (file) => !/[\\/](node_modules|\.cache)$/.test(file)});
  const {status, output} = await run(['npm', 'ci', '--omit=dev', '--no-audit', '--no-fund'], CACHE);
  if (status !== 0) throw new Error(`The validator's packages cannot be installed:\n${output}`);
  fs.writeFileSync(mark, wanted);
  return CACHE;
}
