import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {compileRules} from '../../../../src/validation/node/compileRules';
import {startPool, type Pool} from '../../../../src/validation/node/pool';
import {type Settings} from '../../../../src/validation/node/settings';
import {NAMESPACE, NOTE} from '../support';

/** Settings with the message `note` and one rule set of its own, in a folder that goes after the test. */
export function settingsWith(patterns: string): Settings {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-validation-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  fs.writeFileSync(
    path.join(folder, 'note.sch'),
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><ns prefix="n" uri="${NAMESPACE}"/>${patterns}</schema>`,
  );
  return {
    messages: [{...NOTE, ruleSets: ['note']}],
    ruleSets: {note: 'note.sch'},
    rules: folder,
    schemas: folder,
    dicoCodes: '',
    compiled: path.join(folder, 'compiled'),
  };
}

/** A pool of one worker, with the rules compiled. */
export async function poolWith(settings: Settings): Promise<Pool> {
  const problems = await compileRules(settings, ['note']);
  if (problems.size > 0) throw new Error(problems.get('note'));
  const pool = startPool(settings, 1);
  onTestFinished(async () => pool.close());
  return pool;
}
