import fs from 'node:fs';
import {expect, test} from 'vitest';
import {contentFaults} from '../../src/contentCheck/all';
import {plainEnglishFaults, spellingFaults} from '../../src/words/faults';
import {contractFaults} from './faults/contracts';
import {documentFaults} from './faults/documents';
import {pageFaults} from './faults/pages';
import {partFaults} from './faults/parts';
import {proseFaults} from './faults/prose';
import {wordFaults} from './faults/words';
import {stepsIn} from './recipe';
import {RECIPES} from './recipes';
import {inCopy, roundsOf, withFaults} from './support';

const FAULTS = [...pageFaults, ...partFaults, ...proseFaults, ...contractFaults, ...documentFaults];

inCopy();

test('the content has no fault', async () => {
  expect(await contentFaults()).toEqual([]);
});

test.each(roundsOf(FAULTS).map((round) => [round.length, round[0]?.what, round] as const))(
  '%i faults at once, such as %s',
  async (_count, _first, round) => {
    const {found, wanted} = await withFaults(round, contentFaults);
    for (const {what, says} of wanted) expect.soft(found, what).toContain(says);
  },
);

test.each(wordFaults.map((fault) => [fault.what, fault] as const))('%s', async (_what, fault) => {
  const files = [fault.file];
  const {found, wanted} = await withFaults([fault], async () => [
    ...(await plainEnglishFaults(files)),
    ...(await spellingFaults(files)),
  ]);
  expect(found).toEqual(wanted.map(({says}) => says));
});

/** What is the same in two messages that differ in names and numbers alone. */
const withoutNames = (says: string): string =>
  says.replace(/^[^ ]+: /, '').replace(/'[^']*'|<[^>]*>|\d+|\b[a-z]+[A-Z]\w*/g, '…');

test('there are at least sixty faults, and each fails for a reason of its own', () => {
  const reasons = [...FAULTS, ...wordFaults].map(({says}) => withoutNames(says));
  expect(reasons.length).toBeGreaterThanOrEqual(60);
  expect(reasons.filter((reason, at) => reasons.indexOf(reason) < at)).toEqual([]);
});

test('each message says the file, the line, what is wrong, and what to do', () => {
  for (const {what, says} of [...FAULTS, ...wordFaults])
    expect(says, what).toMatch(/^[\w./-]+:(?:LINE|\d+): \S.*\. \S.*$/);
});

test.each(Object.entries(RECIPES))(
  '%s: CONTRIBUTING.md has the steps that are tried, in this order',
  (heading, steps) => {
    const guide = fs.readFileSync('CONTRIBUTING.md', 'utf8');
    const written = stepsIn(guide, heading).map((text, index) => text.slice(0, steps[index]?.[0].length));
    expect(written).toEqual(steps.map(([begins]) => begins));
  },
);

// The last: nothing of it is undone in the copy.
test('whoever follows the steps of all recipes makes content without a fault', async () => {
  for (const steps of Object.values(RECIPES)) for (const [, does] of steps) await does();
  expect(await contentFaults()).toEqual([]);
});
