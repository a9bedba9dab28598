import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {compile, type Sheet} from '../compile';
import {compiledFile, ruleFile, storeCompiled} from './compiledRules';
import {type Settings} from './settings';

/** Runs the compiler of Saxonica; saxon.ts names its licence. */
const PROGRAM = fileURLToPath(new URL('./xslt3.cjs', import.meta.url));

const readBytes = (address: string): Uint8Array => fs.readFileSync(fileURLToPath(address));

/** Compiles sheets to the form that SaxonJS runs, in a folder. A sheet that doesn't compile has no result. */
async function compileSheets(folder: string, sheets: readonly (readonly [string, Sheet])[]): Promise<void> {
  for (const [id, {xslt}] of sheets) fs.writeFileSync(path.join(folder, `${id}.xslt`), xslt);
  const command = [PROGRAM, ...sheets.map(([id]) => path.join(folder, id))];
  // It exits with an error after the last sheet when one of them didn't compile.
  await promisify(execFile)(process.execPath, command, {maxBuffer: 1 << 26}).catch(() => undefined);
}

/** What the compiler made of a sheet. @throws Error with what it says of a sheet that doesn't compile */
function resultOf(folder: string, id: string): string {
  const [result, log] = ['json', 'log'].map((ending) => path.join(folder, `${id}.${ending}`)) as [string, string];
  if (fs.existsSync(result)) return fs.readFileSync(result, 'utf8');
  throw new Error(fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : 'the compiler stopped');
}

/** Compiles the rule sets that are not compiled yet, and returns why some do not compile, by id. */
export async function compileRules(
  settings: Settings,
  ids: Iterable<string>,
  say: (text: string) => void = () => undefined,
): Promise<ReadonlyMap<string, string>> {
  const missing = Array.from(new Set(ids)).filter((id) => !fs.existsSync(compiledFile(settings, id)));
  const problems = new Map<string, string>();
  const attempt = <T>(id: string, work: () => T): T[] => {
    try {
      return [work()];
    } catch (error) {
      problems.set(id, (error as Error).message.trim().slice(0, 2000));
      return [];
    }
  };
  if (missing.length === 0) return problems;
  say(`Compiling ${missing.length} rule sets …`);
  const sheets = missing.flatMap((id) =>
    attempt(id, () => [id, compile(pathToFileURL(ruleFile(settings, id)).href, readBytes)] as const),
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-rules-'));
  try {
    if (sheets.length > 0) await compileSheets(folder, sheets);
    for (const [id, {checks}] of sheets) attempt(id, () => storeCompiled(settings, id, checks, resultOf(folder, id)));
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  return problems;
}
