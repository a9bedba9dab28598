import fs from 'node:fs';
import {expect, test} from 'vitest';
import packageFile from '../../../package.json';

/** The documents for those who maintain the site. */
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'DEPENDENCIES.md',
  'SECURITY.md',
  'deploy/README.md',
  'documents/README.md',
  'docs/samples/README.md',
  'src/service/README.md',
  'tests/README.md',
];
const textOf = (file: string): string => fs.readFileSync(file, 'utf8');

test('the README has at most 120 lines', () => {
  expect(textOf('README.md').split('\n').length - 1).toBeLessThanOrEqual(120);
});

test.each(DOCUMENTS)('%s names no script that package.json lacks', (file) => {
  const scripts = Array.from(textOf(file).matchAll(/npm run ([a-z:]+)/g), ([, script]) => script ?? '');
  expect(scripts.filter((script) => !(script in packageFile.scripts))).toEqual([]);
});

test.each(DOCUMENTS)('%s names no file that is not there', (file) => {
  const paths = Array.from(
    textOf(file).matchAll(/`((?:\.github|deploy|docs|documents|openapi|platform|src|tests|vpd)\/[\w./-]+)`/g),
    ([, path = '']) => path,
  );
  expect(paths.filter((path) => !fs.existsSync(path))).toEqual([]);
});

test('src/service/README.md lists every environment variable of the service file', () => {
  const source = textOf('src/service/service.ts');
  const hosts = Array.from(source.matchAll(/hosts\('([A-Z]+)'/g), ([, host]) => `PSB_HOST_${host}`);
  const egress = Array.from(source.matchAll(/egress\('([A-Z]+)'/g), ([, kind]) => `PSB_EGRESS_${kind}`);
  const others = Array.from(source.matchAll(/env\('([A-Z_]+)'/g), ([, variable]) => variable ?? '');
  const readme = textOf('src/service/README.md');
  expect([...hosts, ...egress, ...others].filter((variable) => !readme.includes(`\`${variable}\``))).toEqual([]);
});
