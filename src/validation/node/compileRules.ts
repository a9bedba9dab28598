import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {compile} from '../compile';
import {compiledFile, ruleFile, storeCompiled} from './ruleCache';
import {type Settings} from './settings';

/** The compiler of Saxonica, under the licence that saxon.ts tells of. */
const program = createRequire(import.meta.url).resolve('xslt3/xslt3.js');

/** Schematron to XSLT to the form that SaxonJS runs. */
async function compileOne(settings: Settings, id: string): Promise<void> {
  const {xslt, checks} = compile(pathToFileURL(ruleFile(settings, id)).href, (address) =>
    fs.readFileSync(fileURLToPath(address)),
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-rules-'));
  try {
    const sheet = path.join(folder, 'rules.xslt');
    const out = path.join(folder, 'rules.json');
    fs.writeFileSync(sheet, xslt);
    const command = [program, `-xsl:${sheet}`, `-export:${out}`, '-nogo', '-relocate:on'];
    await promisify(execFile)(process.execPath, command, {maxBuffer: 1 << 26});
    storeCompiled(settings, id, checks, fs.readFileSync(out, 'utf8'));
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Compiles the rule sets that are not compiled yet, as many at a time as the machine has cores: 3 to 7 seconds for each.
 * @param say hears what is done, when something is to do
 * @returns why rule sets do not compile, by id
 */
export async function compileRules(
  settings: Settings,
  ids: Iterable<string>,
  say: (text: string) => void = () => undefined,
): Promise<ReadonlyMap<string, string>> {
  const queue = Array.from(new Set(ids)).filter((id) => !fs.existsSync(compiledFile(settings, id)));
  const problems = new Map<string, string>();
  if (queue.length > 0) say(`Compiling ${queue.length} rule sets for the first use …`);
  async function compileSome(): Promise<void> {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        await compileOne(settings, id);
      } catch (error) {
        const {stderr, message} = error as Error & {stderr?: string};
        problems.set(id, (stderr || message).trim().slice(0, 2000));
      }
    }
  }
  await Promise.all(Array.from({length: os.availableParallelism()}, compileSome));
  return problems;
}
