import {disagreement, type Disagreement} from './judge';
import {differing} from './inBrowser';
import type {Check, Outcome, SuiteDocument} from './model';
import {reasons} from './reasons';

/** A disagreement with the document that it is about. */
export interface Dissent extends Disagreement {
  readonly name: string;
  readonly why?: string;
}

/** A place where documents are checked, with what it said of a suite. */
export interface Checked {
  readonly by: string;
  readonly outcomes: readonly Outcome[];
  readonly seconds: number;
}

/** Has documents checked, and says how long it took. */
export async function timed(by: string, check: Check, documents: readonly SuiteDocument[]): Promise<Checked> {
  const began = performance.now();
  const outcomes = await check(documents);
  return {by, outcomes, seconds: (performance.now() - began) / 1000};
}

const reasonOf = (suite: string, name: string, rule: string): string | undefined =>
  reasons.find((each) => each.suite === suite && each.file.test(name) && each.rule.test(rule))?.why;

/** The expectations that were not met. */
export function dissents(suite: string, documents: readonly SuiteDocument[], {outcomes}: Checked): Dissent[] {
  return documents.flatMap(({name, expects}, index) => {
    const outcome = outcomes[index];
    if (!outcome) throw new Error(`${name} has no outcome`);
    return expects.flatMap((expectation) => {
      const found = disagreement(expectation, outcome);
      if (!found) return [];
      const why = reasonOf(suite, name, found.rule);
      return [{name, ...found, ...(why !== undefined && {why})}];
    });
  });
}

/** What is printed of a suite, and how many of its faults nobody has explained. */
export interface SuiteReport {
  readonly lines: readonly string[];
  readonly row: Readonly<Record<string, string>>;
  readonly faults: number;
}

const line = ({name, rule, expected, found, why}: Dissent): string =>
  `  ${name}: ${rule && `${rule} `}expected: ${expected}; found: ${found}${why === undefined ? '; NOT EXPLAINED' : `\n      ${why}`}`;

/** Compares the places that checked a suite: the first is the engine of the command line. */
export function reportOn(suite: string, documents: readonly SuiteDocument[], checked: readonly Checked[]): SuiteReport {
  const total = documents.reduce((sum, {expects}) => sum + expects.length, 0);
  const [node, ...pages] = checked;
  const lines: string[] = [];
  const row: Record<string, string> = {documents: String(documents.length), expectations: String(total)};
  let faults = 0;
  const shown = new Set<string>();
  for (const each of checked) {
    const all = dissents(suite, documents, each);
    row[`met, ${each.by}`] = `${total - all.length}`;
    const fresh = all.map(line).filter((text) => !shown.has(text));
    for (const text of fresh) shown.add(text);
    lines.push(...fresh);
    faults += all.filter(({why}) => why === undefined).length;
  }
  for (const page of pages) {
    const other = node ? differing(node.outcomes, page.outcomes) : [];
    row[`${page.by} as Node`] = `${documents.length - other.length}`;
    row[`a second, ${page.by}`] = (documents.length / page.seconds).toFixed(1);
    lines.push(...other.map((index) => `  ${documents[index]?.name}: ${page.by} and Node differ`));
    faults += other.length;
  }
  return {lines, row, faults};
}
