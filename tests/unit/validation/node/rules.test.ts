import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {compileRules} from '../../../../src/validation/node/compileRules';
import {compiledFile} from '../../../../src/validation/node/ruleCache';
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
  expect(fs.readdirSync(settings.cache)).toEqual([path.basename(compiledFile(settings, 'note'))]);
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
