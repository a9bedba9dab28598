import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../files';
import type {Expectation, SuiteContent, SuiteDocument} from '../model';

/** Id of the message that a file says it is. */
export type Identify = (file: Uint8Array) => Promise<string | undefined>;

/** A suite of documents that somebody else publishes. */
export interface Suite {
  readonly title: string;
  /** Owner and name on GitHub. Its folder below the folder of all suites has the same name with `+`. */
  readonly repository: string;
  /** What the suite's rules are called in their versions. */
  readonly version: string;
  /** The rule sets of this project by which it is checked. */
  readonly ours: readonly string[];
  readonly read: (folder: string, identify: Identify) => Promise<SuiteContent>;
}

/** An example: a file that a publisher says is valid, or isn't. */
export interface Example {
  readonly name: string;
  readonly as?: string;
  readonly expects: readonly Expectation[];
}

/** Reads a file of a suite. */
export const readFile = (folder: string, name: string): Uint8Array =>
  new Uint8Array(fs.readFileSync(path.join(folder, name)));

/** Examples of a suite. Those of messages that this project doesn't know are not checked. */
export async function examplesOf(
  folder: string,
  examples: readonly Example[],
  identify: Identify,
): Promise<SuiteContent> {
  const documents: SuiteDocument[] = [];
  const uncovered: string[] = [];
  for (const example of examples) {
    const file = readFile(folder, example.name);
    if (example.as === undefined && (await identify(file)) === undefined) uncovered.push(example.name);
    else documents.push({...example, file});
  }
  return {documents, uncovered};
}

/** Files of a folder as examples that must pass. */
export const validExamples = (folder: string, pattern: RegExp): Example[] =>
  filesIn(folder, pattern).map((name) => ({name, expects: [{passes: true}]}));

/** Contents of one suite as one. */
export const joined = (...contents: readonly SuiteContent[]): SuiteContent => ({
  documents: contents.flatMap(({documents}) => documents),
  uncovered: contents.flatMap(({uncovered}) => uncovered),
});
