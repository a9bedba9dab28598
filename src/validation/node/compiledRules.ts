import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {gunzipSync, gzipSync} from 'node:zlib';
import {type CompiledRules} from '../rules';
import {type Settings} from './settings';

const COMPILER = new URL('../compile/', import.meta.url);
const COMMAND = new URL('./xslt3.cjs', import.meta.url);
const KEY = /^[0-9a-f]{16}\.json\.gz$/;

const versionOf = (name: string): string =>
  (createRequire(import.meta.url)(`${name}/package.json`) as {version: string}).version;

function contentsOf(folder: string | URL): Buffer[] {
  return fs
    .readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => fs.readFileSync(file));
}

/** What the compiled form of a rule set depends on. */
export interface KeyParts {
  readonly sources: readonly Buffer[];
  /** Our compiler, and how it runs xslt3. */
  readonly compiler: readonly Buffer[];
  readonly versions: readonly string[];
}

/** The key of a compiled rule set, which changes with each of the parts. */
export const keyOf = ({sources, compiler, versions}: KeyParts): string =>
  createHash('sha256')
    .update(Buffer.concat([...sources, ...compiler, Buffer.from(versions.join(' '))]))
    .digest('hex')
    .slice(0, 16);

let compilerParts: Omit<KeyParts, 'sources'> | undefined;

/** The Schematron file of a rule set. @throws Error for an id that the settings lack */
export function ruleFile({ruleSets, rules}: Settings, id: string): string {
  const file = ruleSets[id];
  if (file === undefined) throw new Error(`There is no rule set ${id}`);
  return path.join(rules, file);
}

/** The parts of the key of a rule set: all files of the publisher's folder, and the compiler as it is. */
export function keyParts(settings: Settings, id: string): KeyParts {
  const folder = path.relative(settings.rules, ruleFile(settings, id)).split(path.sep)[0] ?? '';
  const all = path.join(settings.rules, folder);
  const sources = fs.statSync(all).isDirectory() ? contentsOf(all) : [fs.readFileSync(all)];
  compilerParts ??= {
    compiler: [...contentsOf(COMPILER), fs.readFileSync(COMMAND)],
    versions: ['libxml2-wasm', 'saxon-js', 'xslt3'].map(versionOf),
  };
  return {sources, ...compilerParts};
}

/** The names of all compiled forms of a rule set, whatever their keys. */
const formsOf = ({compiled}: Settings, id: string): string[] =>
  fs.readdirSync(compiled).filter((name) => name.startsWith(`${id}-`) && KEY.test(name.slice(id.length + 1)));

/**
 * The file of the compiled form, whose name contains its key. Without the compiler there is no key: the sandbox's file (src/sandbox/file)
 * has the one compiled form of each rule set, and not what it was made from.
 */
export function compiledFile(settings: Settings, id: string): string {
  const name = fs.existsSync(COMPILER) ? `${id}-${keyOf(keyParts(settings, id))}.json.gz` : formsOf(settings, id)[0];
  return path.join(settings.compiled, name ?? id);
}

/** Reads a compiled rule set. @throws Error when it is not compiled */
export function readCompiled(settings: Settings, id: string): CompiledRules {
  const file = compiledFile(settings, id);
  if (!fs.existsSync(file)) throw new Error(`The rule set ${id} is not compiled`);
  const {checks, sheet} = JSON.parse(gunzipSync(fs.readFileSync(file)).toString('utf8')) as CompiledRules;
  return {checks, sheet, base: pathToFileURL(ruleFile(settings, id)).href};
}

/** Keeps a compiled rule set and removes its former forms. `sheet` is JSON. */
export function storeCompiled(settings: Settings, id: string, checks: CompiledRules['checks'], sheet: string): void {
  const file = compiledFile(settings, id);
  const part = `${file}.${process.pid}`;
  fs.mkdirSync(settings.compiled, {recursive: true});
  fs.writeFileSync(part, gzipSync(`{"checks":${JSON.stringify(checks)},"sheet":${sheet}}`));
  fs.renameSync(part, file);
  const former = formsOf(settings, id).filter((name) => name !== path.basename(file));
  for (const name of former) fs.rmSync(path.join(settings.compiled, name), {force: true});
}
