import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../files';
import type {SuiteContent, SuiteDocument} from '../model';
import {unitTests} from '../vefa';

/** The documents of all files of unit tests whose path matches. */
export function unitsOf(
  folder: string,
  pattern: RegExp,
  messageOf: (configuration: string, root: string) => string | undefined,
): SuiteContent {
  const documents: SuiteDocument[] = [];
  const uncovered: string[] = [];
  for (const name of filesIn(folder, pattern)) {
    const tests = unitTests(name, fs.readFileSync(path.join(folder, name), 'utf8'), messageOf);
    if (tests) documents.push(...tests);
    else uncovered.push(name);
  }
  return {documents, uncovered};
}
