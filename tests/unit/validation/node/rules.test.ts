import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {compileRules} from '../../../../src/validation/node/compileRules';
import {compiledFile, keyOf, keyParts} from '../../../../src/validation/node/compiledRules';
import {startPool} from '../../../../src/validation/node/pool';
import {note} from '../support';
import {settingsWith} from './support';

test('rules are compiled once, and again when their file changes', async () => {
  const settings = settingsWith('<pattern><rule context="*"><assert test="1">x</assert></rule></pattern>');
  const said: string[] = [];
  const compile = async () => compileRules(settings, ['note'], (text) => said.push(text));
  await compile();
  const before = compiledFile(settings, 'note');
  await compile();
  expect(said).toHaveLength(1);
  fs.appendFileSync(path.join(settings.rules, 'note.sch'), '<!-- changed -->');
  await compile();
  expect(said).toHaveLength(2);
  expect(compiledFile(settings, 'note')).not.toBe(before);
  expect(fs.readdirSync(settings.compiled)).toEqual([path.basename(compiledFile(settings, 'note'))]);
});

test('the key of compiled rules changes with each compiler file and each engine version', () => {
  const settings = settingsWith('<pattern><rule context="*"><assert test="1">x</assert></rule></pattern>');
  const parts = keyParts(settings, 'note');
  expect(parts.compiler.length).toBeGreaterThan(1);
  expect(parts.versions).toHaveLength(3);
  const changed = <T>(all: readonly T[], change: (one: T) => T): T[][] =>
    all.map((_one, at) => all.map((each, index) => (index === at ? change(each) : each)));
  const compilers = changed(parts.compiler, (file) => Buffer.concat([file, Buffer.from('// changed')]));
  const versions = changed(parts.versions, (version) => `${version}-1`);
  const keys = [
    keyOf(parts),
    ...compilers.map((compiler) => keyOf({...parts, compiler})),
    ...versions.map((others) => keyOf({...parts, versions: others})),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(compiledFile(settings, 'note')).toContain(`note-${keys[0]}.json.gz`);
});

test('rules that do not compile are told, and fail every document that needs them', async () => {
  const settings = settingsWith('<pattern><rule context="*"><assert test="((">x</assert></rule></pattern>');
  const problems = await compileRules(settings, ['note']);
  expect(Array.from(problems.keys())).toEqual(['note']);
  const pool = startPool(settings, 1);
  const {findings} = await pool.validateWithin(15_000, note(''));
  await pool.close();
  expect(findings).toEqual([expect.objectContaining({rule: 'RULES', severity: 'fatal', source: 'note'})]);
});
