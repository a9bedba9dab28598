import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** A file's path in the project, and code that could be in it. */
export type Case = readonly [file: string, code: string];

/** What one of the linter's lists in src/config adds to its configuration. */
interface Rules {
  readonly overrides: readonly {files: readonly string[]; rules: object}[];
  readonly plugins: readonly {name: string; specifier: string}[];
}

interface Report {
  readonly diagnostics: readonly {message: string; filename: string}[];
}

const {resolve} = createRequire(import.meta.url);

/** The import walls. */
export async function walls(): Promise<Rules> {
  const {importWalls, wallPlugins} = (await import(path.resolve('src/config/importWalls.mjs'))) as {
    importWalls: Rules['overrides'];
    wallPlugins: Rules['plugins'];
  };
  return {overrides: importWalls, plugins: wallPlugins};
}

/** What code that runs in a build may not do. */
export async function sameBytes(): Promise<Rules> {
  const {sameBytes: overrides, sameBytesPlugins} = (await import(path.resolve('src/config/sameBytes.mjs'))) as {
    sameBytes: Rules['overrides'];
    sameBytesPlugins: Rules['plugins'];
  };
  return {overrides, plugins: sameBytesPlugins};
}

/** The configuration of these rules alone, for copies of the project in folders beside it. */
const configuration = ({overrides, plugins}: Rules): object => ({
  categories: {correctness: 'off'},
  jsPlugins: plugins.map(({name, specifier}) => ({
    name,
    specifier: specifier.startsWith('.') ? path.resolve(specifier) : resolve(specifier),
  })),
  overrides: overrides.map(({files, rules}) => ({files: files.map((glob) => `*/${glob}`), rules})),
});

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

/** What oxlint says of a folder. @throws Error where it gives no report */
function reportOn(folder: string): Report {
  const bin = path.resolve('node_modules/oxlint/bin/oxlint');
  const {stdout, stderr} = spawnSync(process.execPath, [bin, '-f', 'json'], {cwd: folder, encoding: 'utf8'});
  if (!stdout.startsWith('{')) throw new Error(`oxlint: ${stdout}${stderr}`);
  return JSON.parse(stdout) as Report;
}

/** Lints all cases in one run, each in a folder of its own. Gives what the rules say of each, by file and code. */
export function complaintsOfAll(rules: Rules, cases: readonly Case[]): (...of: Case) => string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-lint-'));
  try {
    write(path.join(folder, '.oxlintrc.json'), JSON.stringify(configuration(rules)));
    for (const [index, [file, code]] of cases.entries()) write(path.join(folder, String(index), file), code);
    const {diagnostics} = reportOn(folder);
    return (file, code) => {
      const index = cases.findIndex((each) => each[0] === file && each[1] === code);
      const name = path.join(String(index), file);
      return diagnostics.filter(({filename}) => path.normalize(filename) === name).map(({message}) => message);
    };
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
