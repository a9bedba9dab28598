import path from 'node:path';
import {lint} from 'cspell';
import {createLinter, loadTextlintrc} from 'textlint';
import {ContentError} from '../contracts/contentError';

const fault = (file: string, line: number, problem: string, remedy: string): string =>
  new ContentError(path.relative(process.cwd(), file), line, problem, remedy).message;

/** What textlint says of the words and the length of sentences: `stands => is`. */
function wordFault(file: string, line: number, message: string): string {
  if (message.startsWith('Failed to parse'))
    return fault(file, 1, "its words can't be checked", 'Correct the Markdown or the YAML first');
  const [word = '', better] = message.split(' => ');
  if (better !== undefined)
    return fault(file, line, `the word '${word}' is to be avoided`, `Write ${better.replace(' — ', ', ')}`);
  const problem = message
    .replace(/ exceeds.*$/s, ' is over 200 characters')
    .replace('Sentence length ', 'a sentence of length ');
  return fault(file, line, problem, 'Make two sentences of it');
}

/** Words and sentences of files that plain English avoids, each with file, line and the better word. @param files paths or glob patterns */
export async function plainEnglishFaults(files: readonly string[]): Promise<string[]> {
  const linter = createLinter({descriptor: await loadTextlintrc()});
  const results = await linter.lintFiles([...files]);
  return results.flatMap(({filePath, messages}) =>
    messages.map(({loc, message}) => wordFault(filePath, loc.start.line, message)),
  );
}

/** Words of files that no dictionary has, each with file and line. @param files paths or glob patterns; none: those of cspell.config.mjs */
export async function spellingFaults(files: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const nothing = (): void => undefined;
  const {errors} = await lint(
    [...files],
    {progress: false, issues: true, mustFindFiles: true},
    {
      issue: ({uri = '', row, text}) => {
        const remedy = 'Correct it, or add a name or a word of the trade to src/words/dictionary.txt';
        faults.push(fault(new URL(uri).pathname, row, `no dictionary has the word '${text}'`, remedy));
      },
      error: (message, error) => faults.push(`${message}: ${error.message}`),
      ...{info: nothing, debug: nothing, progress: nothing, result: nothing},
    },
  );
  return errors > 0 && faults.length === 0 ? ['The spelling could not be checked.'] : faults;
}

/** The files whose words are checked by textlint; those of the spelling are in cspell.config.mjs. */
export const PROSE = [
  '{docs,documents,platform,vpd}/**/*.{mdx,yaml,yml}',
  'vpd/**/*.graphql',
  'openapi/*.yaml',
  'src/{components,theme}/**/*.tsx',
];
