import fs from 'node:fs';
import {expect, test} from 'vitest';
import {EMPTIED, EMPTIED_IN_WORKERS, REPLACED} from '../../../../src/plugins/playground/replaced';
import {emptied} from '../../../../src/plugins/playground/replacements';

test('an emptied module has the same exports', () => {
  const module =
    'export class A extends B {\n}\nexport const c = 1;\nexport async function d() {}\nlet e, f;\nexport { e, f as g };\n';
  expect(emptied(module).split('\n')).toEqual(['A', 'c', 'd', 'e', 'g'].map((name) => `export class ${name} {}`));
});

// A module that a new version has elsewhere would silently come back into the bundle.
test.each([...Object.keys(REPLACED), ...EMPTIED, ...EMPTIED_IN_WORKERS])('%s is in its package', (file) => {
  expect(fs.existsSync(`node_modules/${file}`)).toBe(true);
});

test.each(EMPTIED)('%s has exports that stay', (file) => {
  expect(emptied(fs.readFileSync(`node_modules/${file}`, 'utf8'))).toMatch(/^export class \w+ \{\}/);
});
