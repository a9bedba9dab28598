import fs from 'node:fs';
import {expect, test} from 'vitest';
import packageFile from '../../package.json';

const readme = fs.readFileSync('README.md', 'utf8');
const names = [packageFile.dependencies, packageFile.devDependencies, packageFile.overrides].flatMap((group) =>
  Object.keys(group),
);

/** Whether the README names a package: in full, without the scope that the row began with, or by `@types/*`. */
function isNamed(name: string): boolean {
  const short = name.replace(/^@docusaurus\//, '');
  return [name, short].some((each) => readme.includes(`\`${each}\``)) || name.startsWith('@types/');
}

test('the README gives a reason for every package and override', () => {
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

test('the README names no script that package.json lacks', () => {
  const scripts = Array.from(readme.matchAll(/npm run ([a-z:]+)/g), ([, script]) => script ?? '');
  expect(scripts.filter((script) => !(script in packageFile.scripts))).toEqual([]);
});

test('the README lists every environment variable of the service file', () => {
  const source = fs.readFileSync('src/service/service.ts', 'utf8');
  const hosts = Array.from(source.matchAll(/hosts\('([A-Z]+)'/g), ([, host]) => `PSB_HOST_${host}`);
  const egress = Array.from(source.matchAll(/egress\('([A-Z]+)'/g), ([, kind]) => `PSB_EGRESS_${kind}`);
  const others = Array.from(source.matchAll(/env\('([A-Z_]+)'/g), ([, variable]) => variable ?? '');
  expect([...hosts, ...egress, ...others].filter((variable) => !readme.includes(`\`${variable}\``))).toEqual([]);
});
