import fs from 'node:fs';
import type {ReportFinding} from '../../src/diagnosis/model';
import type {Check, Outcome, SuiteDocument} from './model';
import {outcomeText, foundOf} from './outcome';

/** A page of a browser. */
export interface OpenPage {
  /** The text that an expression gives, when what it promises has come. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly version: string;
  readonly close: () => Promise<void>;
}

/** How many documents travel to the page at once. */
const BATCH = 20;

const PROGRAM = fs.readFileSync('tests/suites/inPage.mjs', 'utf8');

/** Address of the worker's program in the built site. @throws Error when there is none */
export function workerAddress(build = 'build'): string {
  const folder = 'assets/checker';
  const name = fs.readdirSync(`${build}/${folder}`).find((each) => /^worker-[A-Z0-9]+\.js$/.test(each));
  if (!name) throw new Error(`${build}/${folder} holds no worker: run \`npm run build\` first`);
  return `/${folder}/${name}`;
}

type Reported = Omit<Outcome, 'findings'> & {readonly findings: readonly ReportFinding[]};

/** Checks documents by the worker of the page that is open. */
export function checkIn(page: Pick<OpenPage, 'evaluate'>): Check {
  const address = workerAddress();
  async function batch(documents: readonly SuiteDocument[]): Promise<Outcome[]> {
    const files = documents.map(({name, file, as}) => ({name, base64: Buffer.from(file).toString('base64'), as}));
    const answer = await page.evaluate(`checkFiles(${JSON.stringify(address)}, ${JSON.stringify(files)})`);
    return (JSON.parse(answer) as Reported[]).map((each) => ({...each, findings: each.findings.map(foundOf)}));
  }
  return async (documents) => {
    await page.evaluate(`${PROGRAM}; ''`);
    const outcomes: Outcome[] = [];
    for (let from = 0; from < documents.length; from += BATCH)
      outcomes.push(...(await batch(documents.slice(from, from + BATCH))));
    return outcomes;
  };
}

/** The numbers of the documents of which two checks don't say the same. */
export const differing = (one: readonly Outcome[], other: readonly Outcome[]): number[] =>
  one.flatMap((outcome, index) => {
    const second = other[index];
    return second && outcomeText(outcome) === outcomeText(second) ? [] : [index];
  });
