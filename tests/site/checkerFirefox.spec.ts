import {expect, test} from './support/test';
import {projectExamples} from '../suites/examples';
import {checkIn} from '../suites/inBrowser';
import {disagreement} from '../suites/judge';
import {CHECKER} from './support/checker';

/** Documents of all syntaxes, valid and broken, and one that has no official rules. */
const NAMES = [
  /^ubl-bisv3\/invoice-typical\.xml$/,
  /^ubl-bisv3\/wrong\/BR-CO-/,
  /^cii-xrechnung\/wrong\//,
  /^order-bisv3\/wrong\//,
  /^timecard-setu14\//,
  /^dico-sales005-invoice\/wrong\//,
];

test('the page checks documents in Firefox as the command line does', {tag: '@firefox'}, async ({page}) => {
  const all = projectExamples();
  const documents = NAMES.flatMap((name) => all.find((each) => name.test(each.name)) ?? []);
  expect(documents).toHaveLength(NAMES.length);
  await page.goto(CHECKER);
  const outcomes = await checkIn({evaluate: (expression) => page.evaluate<string>(expression)})(documents);
  const faults = documents.flatMap(({name, expects}, index) =>
    expects.flatMap((each) => {
      const outcome = outcomes[index];
      const fault = outcome ? disagreement(each, outcome) : 'no outcome';
      return fault ? [{name, fault}] : [];
    }),
  );
  expect(faults).toEqual([]);
});
