import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {compileRules} from '../../src/validation/node/compileRules';
import {compiledFile, readCompiled} from '../../src/validation/node/compiledRules';
import {projectSettings, type Settings} from '../../src/validation/node/settings';

const settings = projectSettings();
const ids = Object.keys(settings.ruleSets);
const sizeOf = (id: string): number => fs.statSync(compiledFile(settings, id)).size;

/** A compiled rule set, without when and where the compiler worked, and the sum over that. */
function contentOf(from: Settings, id: string): unknown {
  const {checks, sheet} = readCompiled(from, id);
  const text = JSON.stringify(sheet, (key, value: unknown) =>
    ['buildDateTime', 'base', 'Σ'].includes(key) ? undefined : value,
  );
  return {checks, sheet: JSON.parse(text) as unknown};
}

test('every rule set is compiled from the files that are here', () => {
  const expected = ids.map((id) => path.basename(compiledFile(settings, id)));
  const remedy =
    'Run `npm run check:documents`, commit what it writes to documents/rules/compiled, and remove the others';
  expect(fs.readdirSync(settings.compiled).sort(), remedy).toEqual(expected.sort());
});

test('the smallest of them is what the compiler makes', async () => {
  const compiled = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-compiled-'));
  onTestFinished(() => fs.rmSync(compiled, {recursive: true, force: true}));
  const anew = {...settings, compiled};
  const [id = ''] = ids.sort((a, b) => sizeOf(a) - sizeOf(b));
  expect(await compileRules(anew, [id])).toEqual(new Map());
  expect(contentOf(anew, id)).toEqual(contentOf(settings, id));
});
