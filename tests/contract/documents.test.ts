import fs from 'node:fs';
import {afterAll, expect, test} from 'vitest';
import {checkExamples, prepare} from '../../src/validation/node/checkExamples';
import {startPool} from '../../src/validation/node/pool';
import {hashOf} from '../../src/contracts/formats/record';
import {isSame, readRecord, RECORD} from '../../src/validation/node/record';
import {projectSettings} from '../../src/validation/node/settings';
import {EXAMPLES, exampleFolders, tasksOf} from '../../src/validation/node/tasks';

const REMEDY = `Run npm run check:documents, which writes ${RECORD}`;

const settings = projectSettings();
const record = readRecord();
const tasks = tasksOf(exampleFolders(), new Set(settings.messages.map(({id}) => id)));
const pool = startPool(settings, 1);
afterAll(async () => pool.close());

test('each rejection changes text of its example, and breaks a rule that no other does', () => {
  expect(tasks.problems).toEqual([]);
});

test('the record has an entry for each example and each rejection, as they are now', () => {
  const now = tasks.tasks.map(({name, file}) => `${name} ${hashOf(file)}`).sort();
  const recorded = Object.entries(record).map(([name, {sha256}]) => `${name} ${sha256}`);
  expect(recorded.sort(), REMEDY).toEqual(now);
});

test('the record names the schema and the rule sets by which documents are checked now', () => {
  const sets = new Map(settings.messages.map(({id, ruleSets}) => [id, ruleSets]));
  const stale = Object.entries(record).filter(
    ([, {message, ruleSets}]) => sets.get(message)?.join() !== ruleSets.join(),
  );
  expect(stale, REMEDY).toEqual([]);
});

test('every example passes schema and rules without a warning, rejections fail by their rules alone, and the record says so', async () => {
  const {record: real, problems} = await checkExamples(pool, settings, tasks, record);
  expect(problems).toEqual([]);
  const different = Object.entries(real).filter(([name, entry]) => !isSame(entry, record[name]));
  expect(different, REMEDY).toEqual([]);
});

test('a document with a wrong total is refused', async () => {
  const good = fs.readFileSync(`${EXAMPLES}/ubl-bisv3/invoice-minimal.xml`, 'utf8');
  const wrong = good.replace(/(?<tag><cbc:PayableAmount[^>]*>)[^<]+/, '$<tag>1.00');
  await prepare(settings, ['ubl-bisv3'], () => undefined);
  const {findings} = await pool.validateWithin(60_000, wrong);
  expect(findings).toEqual([expect.objectContaining({rule: 'BR-CO-16', severity: 'fatal'})]);
});
