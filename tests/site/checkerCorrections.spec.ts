import {expect, test} from './support/test';
import type {Cause} from '../../src/diagnosis/model';
import {readRecord} from '../../src/validation/node/record';
import {projectSettings} from '../../src/validation/node/settings';
import {exampleFolders, tasksOf} from '../../src/validation/node/tasks';
import type {Result} from '../../src/validation/model';
import {byCommandLine} from './support/byCommandLine';
import {asset} from './support/checker';
import {causesInWorker, type Document} from './support/checkerWorker';

const WORKER = asset(/\/worker-[^/]*\.js$/);

const settings = projectSettings();
const {tasks} = tasksOf(exampleFolders(), new Set(settings.messages.map(({id}) => id)));
const rejected: Document[] = tasks
  .filter(({rules}) => rules.length > 0)
  .filter((_task, index) => index % 3 === 0)
  .map(({name, file, as}) => ({name, text: new TextDecoder().decode(file), as}));

/** A text with the changes of a correction, the last one first, so that the places of the others stay right. */
function changed(text: string, edits: NonNullable<Cause['correction']>['edits']): string {
  const places = edits.flatMap(({start, end}) => [start, end]);
  expect(places, 'changes are within the text').toEqual(places.filter((at) => at >= 0 && at <= text.length));
  let result = text;
  for (const {start, end, text: put} of [...edits].sort((a, b) => b.start - a.start))
    result = result.substring(0, start) + put + result.substring(end);
  return result;
}

/** Findings as the record has them. */
type Findings = readonly Pick<Result['findings'][number], 'rule' | 'severity'>[];

/** At how many places each rule rejects or warns. */
function places(findings: Findings): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {rule, severity} of findings) if (severity !== 'information') counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}

/** What a correction that was said to help leaves behind, or brings. */
function faultsOf(cause: Cause, before: Findings, after: Findings): string[] {
  const [was, is, wanted] = [places(before), places(after), places(cause.findings)];
  const left = Object.entries(wanted).filter(([rule, count]) => (is[rule] ?? 0) > (was[rule] ?? 0) - count);
  const brought = Object.entries(is).filter(([rule, count]) => count > (was[rule] ?? 0));
  return [...left.map(([rule]) => `${rule} is left`), ...brought.map(([rule]) => `${rule} is new`)];
}

test('each correction of every third rejection removes the findings of its cause, and brings no other, by the command line', async ({
  page,
}) => {
  await page.goto('/404.html');
  const causes = await causesInWorker(page, WORKER, rejected);
  // What the command line finds in them as they are: tests/contract/documents.test.ts checks that on each run.
  const record = readRecord();
  const corrections = rejected.flatMap((document, index) =>
    (causes[index] ?? []).flatMap((cause) => {
      const [{correction}, before] = [cause, record[document.name]?.findings ?? []];
      return correction ? [{document, cause, before, text: changed(document.text, correction.edits)}] : [];
    }),
  );
  expect(corrections.length, 'corrections').toBeGreaterThanOrEqual(30);
  expect(corrections.filter(({document, text}) => document.text === text)).toEqual([]);
  const afters = await byCommandLine(corrections.map(({document, text}) => ({...document, text})));
  const wrong = corrections.flatMap(({document, cause, before}, index) => {
    const after = afters[index];
    const faults = after ? faultsOf(cause, before, after.findings) : ['not checked'];
    return faults.length > 0 ? [{name: document.name, correction: cause.correction?.text, faults}] : [];
  });
  expect(wrong).toEqual([]);
});
