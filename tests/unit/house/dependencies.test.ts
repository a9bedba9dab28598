import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import lockfile from '../../../package-lock.json';
import packageFile from '../../../package.json';

const reasons = fs.readFileSync('DEPENDENCIES.md', 'utf8');
const [packages = '', inside = ''] = reasons.split('## Imports from inside a package');

/** Whether DEPENDENCIES.md names a package: in full, without the scope that the row began with, or by `@types/*`. */
function isNamed(name: string): boolean {
  const short = name.replace(/^@docusaurus\//, '');
  return [name, short].some((each) => packages.includes(`\`${each}\``)) || name.startsWith('@types/');
}

test('DEPENDENCIES.md gives a reason for every package and override', () => {
  const {dependencies, devDependencies, overrides} = packageFile;
  const names = [dependencies, devDependencies, overrides].flatMap((group) => Object.keys(group));
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

const IMPORT = /^(?:import|export)\s+([^;'"]*?)\s*from\s*['"]([^'"]+)['"]/gm;
const BY_NAME = /(?:\bimport|\bimport\(|\brequire\w*\(|\bresolve\()\s*['"`](?:original:)?([^'"`]+)['"`]/g;

/** Whether an import brings only types: `type {A}` or `{type A, type B}`. */
const bringsTypes = (what: string): boolean => what.startsWith('type ') || /^\{(?:\s*type [\w\s]+,?)+\s*\}$/.test(what);

/** Every module that the code of the site names, with its file, and whether it is named for its types alone. */
const named = fs
  .readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file) && !file.endsWith('.d.ts'))
  .flatMap((file) => {
    const text = fs.readFileSync(path.join('src', file), 'utf8');
    return [
      ...Array.from(text.matchAll(IMPORT), ([, what = '', module = '']) => ({file, module, types: bringsTypes(what)})),
      ...Array.from(text.matchAll(BY_NAME), ([, module = '']) => ({file, module, types: false})),
    ];
  });

/** Whether a package names a module of it, to the letter, as one that others may import. */
function isPublic(module: string): boolean {
  const [, name = '', inside = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(module) ?? [];
  const file = path.join('node_modules', name, 'package.json');
  const {exports = {}} = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as {exports?: object}) : {};
  return `./${inside}` in exports;
}

const isInside = (module: string): boolean =>
  /^(?:@[\w.-]+\/)?[\w.-]+\/(?:.*\/)?(?:lib|dist|esm|src|internal|components)(?:\/|$)/.test(module) &&
  !/^(?:\.|@site\/|@theme\/|src\/)/.test(module) &&
  !isPublic(module);

test('DEPENDENCIES.md lists every import from inside a package', () => {
  const rows = Array.from(inside.matchAll(/^\| (.*?) \|/gm), ([, cell = '']) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name.replace(/\*$/, '')),
  ).flat();
  const unlisted = named.filter(({module}) => isInside(module) && !rows.some((row) => module.startsWith(row)));
  expect(unlisted.map(({file, module}) => `${file}: ${module}`)).toEqual([]);
});

test('nothing is imported by a path into node_modules', () => {
  expect(named.filter(({module}) => /^\.+\/.*node_modules/.test(module)).map(({file}) => file)).toEqual([]);
});

test('what the build imports is a dependency', () => {
  const development = Object.keys(packageFile.devDependencies);
  const imports = named.filter(
    ({file, types}) =>
      !types && !/^(?:(?:sandbox|preview|words|contentCheck|validation\/node)\/|config\/sameBytesPlugin)/.test(file),
  );
  const wrong = imports.filter(({module}) =>
    development.some((name) => module === name || module.startsWith(`${name}/`)),
  );
  expect(wrong.map(({file, module}) => `${file}: ${module}`)).toEqual([]);
});

/** Packages with a script of installation, as DEPENDENCIES.md lists them with what the script would do. */
const withScripts = Array.from(
  (/^## Scripts of installation$([\s\S]*?)^## /m.exec(reasons)?.[1] ?? '').matchAll(/^\| `([^`]+)` \| \S.{20,} \|$/gm),
  ([, name = '']) => name,
);

test('no package runs a script of installation, and none that is new has one', () => {
  expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const locked = Object.entries(lockfile.packages)
    .filter(([, entry]) => 'hasInstallScript' in entry)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect([...new Set(locked)].sort()).toEqual(withScripts);
});

test('node_modules has no package that the lockfile does not know', () => {
  const known = new Set(Object.keys(lockfile.packages));
  const folders = (place: string): string[] =>
    fs.existsSync(place)
      ? fs
          .readdirSync(place)
          .filter((name) => !name.startsWith('.'))
          .flatMap((name) => (name.startsWith('@') ? folders(path.join(place, name)) : [path.join(place, name)]))
      : [];
  const installed = folders('node_modules');
  const nested = installed.flatMap((folder) => folders(path.join(folder, 'node_modules')));
  expect([...installed, ...nested].filter((folder) => !known.has(folder))).toEqual([]);
});
