import fs from 'node:fs';
import {expect, test} from 'vitest';
import packageFile from '../../../package.json';
import {variables} from '../../../src/service';
import {brandVariables} from '../../../src/service/brand';

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

test('src/service/README.md lists every environment variable of the operator', () => {
  const readme = textOf('src/service/README.md');
  const names = [...variables, ...brandVariables].filter((name) => !name.endsWith('_ACCP'));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
