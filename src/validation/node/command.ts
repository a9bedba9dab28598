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

/** Takes a line of text. */
type Print = (text: string) => void;

const settings = projectSettings();

const readArguments = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      as: {type: 'string'},
      strict: {type: 'boolean', default: false},
      currency: {type: 'boolean', default: false},
    },
  });

/** Checks folders of examples with their rejections. All of them together make the record. */
async function checkFolders(pool: Pool, folders: readonly string[], writes: boolean, print: Print): Promise<Verdict> {
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
  print: Print,
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

async function check(words: readonly string[], print: Print): Promise<Verdict> {
  const {values, positionals} = argumentsOf(() => readArguments(words));
  if (values.currency) {
    print(currencyText(projectRegistry().ruleSets.values(), new Date()));
    return 'valid';
  }
  const known = settings.messages.map(({id}) => id);
  checkArguments(values.as, known, positionals);
  const pool = startPool(settings);
  try {
    if (positionals.length === 0) return await checkFolders(pool, exampleFolders(), true, print);
    const isFolder = (name: string): boolean => fs.statSync(name).isDirectory();
    const folders = positionals.filter(isFolder).map((name) => path.relative(EXAMPLES, name));
    const files = positionals.filter((name) => !isFolder(name));
    return worst([
      folders.length === 0 ? 'valid' : await checkFolders(pool, folders, false, print),
      files.length === 0 ? 'valid' : await checkFiles(pool, files, values.as, values.strict, print),
    ]);
  } finally {
    await pool.close();
  }
}

/**
 * Runs `npm run check:documents` with these words.
 * @param print gets what is found
 * @param complain gets the error of a run that cannot be done, on one line
 * @returns the exit code
 */
export async function checkDocuments(words: readonly string[], print: Print, complain: Print): Promise<number> {
  try {
    return EXIT[await check(words, print)];
  } catch (error) {
    complain(lineOf(error));
    return exitOf(error);
  }
}
