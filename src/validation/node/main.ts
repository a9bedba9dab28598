import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkExamples, LIMIT, prepare} from './checkExamples';
import {currencyText} from './currency';
import {startPool, type Pool} from './pool';
import {readRecord, RECORD, writeRecord} from './record';
import {report} from './report';
import {projectRegistry, projectSettings} from './settings';
import {exampleFolders, EXAMPLES, tasksOf} from './tasks';

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const settings = projectSettings();
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    as: {type: 'string'},
    strict: {type: 'boolean', default: false},
    currency: {type: 'boolean', default: false},
  },
});

/** Checks folders of examples with their rejections. All of them together make the record. */
async function checkFolders(pool: Pool, folders: readonly string[], writes: boolean): Promise<boolean> {
  const tasks = tasksOf(folders, new Set(settings.messages.map(({id}) => id)));
  const {record, problems} = await checkExamples(pool, settings, tasks, readRecord(), print);
  for (const problem of problems) print(problem);
  const count = `${tasks.tasks.length} documents`;
  if (problems.length > 0) {
    print(`${count}, ${problems.length} problems${writes ? `. ${RECORD} is as it was` : ''}`);
    return false;
  }
  if (writes) writeRecord(record);
  print(`${count}, each as it must be${writes ? `. ${RECORD} says so` : ''}`);
  return true;
}

/** Checks files from anywhere and prints all that is found. */
async function checkFiles(pool: Pool, names: readonly string[]): Promise<boolean> {
  const files = names.map((name) => ({name, file: fs.readFileSync(name)}));
  const {as} = values;
  const messages = await Promise.all(files.map(async ({file}) => as ?? pool.identify(file)));
  for (const problem of await prepare(settings, messages, print)) print(problem);
  const failing = values.strict ? ['fatal', 'warning'] : ['fatal'];
  const outcomes = await Promise.all(
    files.map(async ({name, file}) => {
      const result = await pool.validateWithin(LIMIT, file, {as});
      const good = !result.findings.some(({severity}) => failing.includes(severity));
      return {good, text: report(name, result, good)};
    }),
  );
  for (const {text} of outcomes) print(text);
  return outcomes.every(({good}) => good);
}

async function main(): Promise<boolean> {
  if (values.currency) {
    print(currencyText(projectRegistry().ruleSets.values(), new Date()));
    return true;
  }
  const pool = startPool(settings);
  try {
    if (positionals.length === 0) return await checkFolders(pool, exampleFolders(), true);
    const isFolder = (name: string): boolean => fs.statSync(name).isDirectory();
    const folders = positionals.filter(isFolder).map((name) => path.relative(EXAMPLES, name));
    const files = positionals.filter((name) => !isFolder(name));
    const good = folders.length === 0 || (await checkFolders(pool, folders, false));
    return (files.length === 0 || (await checkFiles(pool, files))) && good;
  } finally {
    await pool.close();
  }
}

main().then(
  (good) => (process.exitCode = good ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
