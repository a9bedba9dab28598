import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkExamples, LIMIT, prepare} from './checkExamples';
import {currencyText} from './currency';
import {linksOf} from './links';
import {startPool, type Pool} from './pool';
import {readRecord, RECORD, writeRecord} from './record';
import {report} from './report';
import {type Verdict} from '../model';
import {projectRegistry, projectSettings} from './settings';
import {exampleFolders, EXAMPLES, tasksOf} from './tasks';
import {argumentsOf, checkArguments, EXIT, exitOf, lineOf, UsageError, worst} from './usage';

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const settings = projectSettings();

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      as: {type: 'string'},
      strict: {type: 'boolean', default: false},
      currency: {type: 'boolean', default: false},
    },
  });

/** Checks folders of examples with their rejections. All of them together make the record. */
async function checkFolders(pool: Pool, folders: readonly string[], writes: boolean): Promise<Verdict> {
  const tasks = tasksOf(folders, new Set(settings.messages.map(({id}) => id)));
  if (tasks.tasks.length + tasks.problems.length === 0) throw new UsageError(`No XML in ${folders.join(', ')}`);
  const {record, problems, verdict} = await checkExamples(pool, settings, tasks, readRecord(), print);
  for (const problem of problems) print(problem);
  const count = `${tasks.tasks.length} documents`;
  if (problems.length > 0) {
    print(`${count}, ${problems.length} problems${writes ? `. ${RECORD} is as it was` : ''}`);
    return verdict;
  }
  if (writes) writeRecord(record);
  print(`${count}, each as it must be${writes ? `. ${RECORD} says so` : ''}`);
  return verdict;
}

/** Checks files from anywhere and prints all that is found. */
async function checkFiles(
  pool: Pool,
  names: readonly string[],
  as: string | undefined,
  isStrict: boolean,
): Promise<Verdict> {
  const files = names.map((name) => ({name, file: fs.readFileSync(name)}));
  const messages = await Promise.all(files.map(async ({file}) => as ?? pool.identify(file)));
  for (const problem of await prepare(settings, messages, print)) print(problem);
  const linkOf = linksOf(projectRegistry());
  const verdicts = await Promise.all(
    files.map(async ({name, file}) => {
      const result = await pool.validateWithin(LIMIT, file, {as});
      const warns = isStrict && result.findings.some(({severity}) => severity === 'warning');
      const verdict = warns ? worst([result.verdict, 'invalid']) : result.verdict;
      return {verdict, text: report(name, result, verdict, linkOf)};
    }),
  );
  for (const {text} of verdicts) print(text);
  return worst(verdicts.map(({verdict}) => verdict));
}

async function main(): Promise<Verdict> {
  const {values, positionals} = argumentsOf(readArguments);
  if (values.currency) {
    print(currencyText(projectRegistry().ruleSets.values(), new Date()));
    return 'valid';
  }
  const known = settings.messages.map(({id}) => id);
  checkArguments(values.as, known, positionals);
  const pool = startPool(settings);
  try {
    if (positionals.length === 0) return await checkFolders(pool, exampleFolders(), true);
    const isFolder = (name: string): boolean => fs.statSync(name).isDirectory();
    const folders = positionals.filter(isFolder).map((name) => path.relative(EXAMPLES, name));
    const files = positionals.filter((name) => !isFolder(name));
    return worst([
      folders.length === 0 ? 'valid' : await checkFolders(pool, folders, false),
      files.length === 0 ? 'valid' : await checkFiles(pool, files, values.as, values.strict),
    ]);
  } finally {
    await pool.close();
  }
}

main().then(
  (verdict) => (process.exitCode = EXIT[verdict]),
  (error: unknown) => {
    process.stderr.write(`${lineOf(error)}\n`);
    process.exitCode = exitOf(error);
  },
);
