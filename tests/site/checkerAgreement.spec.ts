import {expect, test} from './support/test';
import {readRecord} from '../../src/validation/node/record';
import {projectSettings} from '../../src/validation/node/settings';
import {exampleFolders, tasksOf} from '../../src/validation/node/tasks';
import {isUndone} from '../../src/validation/findings';
import type {Finding, Result} from '../../src/validation/model';
import {groupsOf} from '../support/groups';
import {byCommandLine} from './support/byCommandLine';
import {asset} from './support/checker';
import {changedCopies} from './support/checkerCopies';
import {checkInWorker, type Document, type Said} from './support/checkerWorker';

const WORKER = asset(/\/worker-[^/]*\.js$/);

/** How many changed copies of examples are checked beside the documents of the project. */
const COPIES = 120;

/** How many documents the page is given at once. */
const TOGETHER = 30;

const settings = projectSettings();
const {tasks} = tasksOf(exampleFolders(), new Set(settings.messages.map(({id}) => id)));
const documents: Document[] = tasks.map(({name, file, as}) => ({name, text: new TextDecoder().decode(file), as}));

/** What decides whether two findings are the same; which finding comes first doesn't. */
const lineOf = ({rule, severity, location, line, message}: Said['findings'][number]): string =>
  [rule, severity, location, line ?? '', message].join(' | ');

/** What is said of a document, in lines that can be compared. */
const told = ({verdict, message, findings, undone}: Said): string[] => [
  `${verdict} ${message ?? ''}`,
  ...findings.map(lineOf).sort(),
  ...[...undone].sort(),
];

function ofCommandLine({verdict, message, findings}: Result): Said {
  const isReason = (finding: Finding): boolean => isUndone(finding);
  return {
    verdict,
    message,
    findings: findings.filter((finding) => !isReason(finding)),
    undone: findings
      .filter((finding) => isReason(finding) && finding.severity === 'fatal')
      .map((finding) => finding.message),
  };
}

test('the worker of the page finds in every example, every rejection and 120 changed copies what the command line finds', async ({
  page,
}) => {
  const copies = changedCopies(documents, COPIES);
  const all = [...documents, ...copies];
  expect(copies).toHaveLength(COPIES);
  expect(new Set(all.map(({text}) => text)).size, 'no document twice').toBe(all.length);
  await page.goto('/404.html');
  const expected = byCommandLine(all);
  const said: Said[] = [];
  for (const group of groupsOf(all, TOGETHER)) said.push(...(await checkInWorker(page, WORKER, group)));
  const results = await expected;
  const wrong = all.flatMap(({name}, index) => {
    const [ours, theirs] = [said[index], results[index]];
    if (!ours || !theirs) return [{name}];
    const [here, there] = [told(ours), told(ofCommandLine(theirs))];
    return here.join('\n') === there.join('\n') ? [] : [{name, here, there}];
  });
  expect(wrong).toEqual([]);
  // Otherwise the copies would prove nothing beyond the examples.
  expect(said.slice(documents.length).filter(({verdict}) => verdict === 'invalid').length).toBeGreaterThan(COPIES / 2);
  const rules = new Set(said.flatMap(({findings}) => findings.map(({rule}) => rule)));
  expect(rules.size, 'different rules that fired').toBeGreaterThan(200);
  // The record is what the pages of the site show.
  const record = readRecord();
  const unlike = documents.filter(({name}, index) => {
    const recorded = (record[name]?.findings ?? []).map((each) =>
      [each.rule, each.severity, each.location ?? ''].join(),
    );
    const ours = (said[index]?.findings ?? []).map((each) => [each.rule, each.severity, each.location].join());
    return recorded.sort().join('\n') !== ours.sort().join('\n');
  });
  expect(unlike.map(({name}) => name)).toEqual([]);
});
