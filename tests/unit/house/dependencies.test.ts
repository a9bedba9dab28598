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

/** Every text in quotes in the code of the site that names a module, with its file. */
const named = fs
  .readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file))
  .flatMap((file) => {
    const text = fs.readFileSync(path.join('src', file), 'utf8');
    const found = text.matchAll(
      /(?:\bfrom|\bimport|\bimport\(|\brequire\w*\(|\bresolve\()\s*['"`](?:original:)?([^'"`]+)['"`]/g,
    );
    return Array.from(found, ([, module = '']) => ({file, module}));
  });

const isInside = (module: string): boolean =>
  /^(?:@[\w.-]+\/)?[\w.-]+\/(?:.*\/)?(?:lib|dist|esm|src|internal|components)(?:\/|$)/.test(module) &&
  !/^(?:@site|@theme|src)\//.test(module);

test('DEPENDENCIES.md lists every import from inside a package', () => {
  const rows = Array.from(inside.matchAll(/^\| (.*?) \|/gm), ([, cell = '']) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name.replace(/\*$/, '')),
  ).flat();
  const unlisted = named.filter(({module}) => isInside(module) && !rows.some((row) => module.startsWith(row)));
  expect(unlisted).toEqual([]);
});

test('nothing is imported by a path into node_modules', () => {
  expect(named.filter(({module}) => module.includes('node_modules'))).toEqual([]);
});

test('what the build imports is a dependency', () => {
  const development = Object.keys(packageFile.devDependencies);
  const importsOfBuild = named.filter(({file}) => !/^(?:sandbox|preview|words)\//.test(file));
  const types = new Set([
    '@docusaurus/types',
    '@docusaurus/mdx-loader',
    'unified',
    'mdast-util-mdx-jsx',
    'mdast-util-mdxjs-esm',
  ]);
  const wrong = importsOfBuild.filter(
    ({module}) => development.some((name) => module === name || module.startsWith(`${name}/`)) && !types.has(module),
  );
  expect(wrong).toEqual([]);
});

test('no package runs a package manager after its installation', () => {
  const installed = Object.keys(lockfile.packages).filter((folder) => folder !== '');
  const hooks = installed.flatMap((folder) => {
    const file = path.join(folder, 'package.json');
    if (!fs.existsSync(file)) return [];
    const {scripts = {}} = JSON.parse(fs.readFileSync(file, 'utf8')) as {scripts?: Record<string, string>};
    return ['preinstall', 'install', 'postinstall'].flatMap((hook) => {
      const command = scripts[hook] ?? '';
      const script = /^node (\S+)/.exec(command)?.[1];
      const own = script ? path.join(folder, script) : '';
      const text = own && fs.existsSync(own) ? fs.readFileSync(own, 'utf8') : '';
      return [{hook: `${folder}: ${hook}: ${command}`, text: `${command}\n${text}`}];
    });
  });
  const managers = /\b(?:npm|yarn|pnpm|bun)\b[\s'",[]+(?:i|ci|install|add)\b/;
  expect(hooks.filter(({text}) => managers.test(text)).map(({hook}) => hook)).toEqual([]);
});
