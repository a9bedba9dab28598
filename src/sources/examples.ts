import {exampleFilesOf, passesText} from '../contracts/formats/examples';
import {hashOf, validationRecordOf, type ValidationEntry} from '../contracts/formats/record';
import {brokenBy, brokenFile, rejectionName, rejectionsOf, type Rejection} from '../contracts/formats/rejections';
import {rejectionView, type RejectionView} from '../contracts/formats/rejectionViews';
import {failAt, type YamlFile} from '../contracts/yamlFile';
import {attempt, AuthorFault} from './authorFault';
import {existsTracked, listTracked, memoized, readTracked} from './files';
import {formatRegistry} from './formats';
import {yamlFile} from './yaml';

/** The folder of the example documents. */
export const EXAMPLES = 'documents/examples';

const RECORD = `${EXAMPLES}/validation.json`;

/** What a YAML file in the folder of each message lists; nothing for a message without the file. */
const listIn = <T>(name: string, read: (yaml: YamlFile) => T[]): ((message: string) => T[]) =>
  memoized((message) => {
    const file = `${EXAMPLES}/${message}/${name}`;
    return existsTracked(file) ? read(yamlFile(file)) : [];
  });

/** The examples of a message, in the order of its page. @throws ContentError for an entry with a wrong value */
export const exampleFiles = listIn('examples.yaml', exampleFilesOf);

/** The rules of a message that integrators break. @throws ContentError for an entry with a wrong value */
export const rejections = listIn('rejections.yaml', rejectionsOf);

/** The rules that the page of a message explains among its rejections, with their anchors: the first, for a rule explained twice. */
export const explainedRules = memoized((message: string): ReadonlyMap<string, string> => {
  const names = rejections(message).map((rejection) => [rejection.rule, rejectionName(rejection)] as const);
  return new Map(names.reverse());
});

const validationRecord = memoized(() => (existsTracked(RECORD) ? validationRecordOf(readTracked(RECORD)) : {}));

/** What the validator found in an example, a path below documents/examples; nothing for a document that has changed since. */
function validationOf(file: string, xml: string): ValidationEntry | undefined {
  const entry = validationRecord()[file];
  return entry?.sha256 === hashOf(xml) ? entry : undefined;
}

/** What an example passed, as a sentence; nothing for a document that was not validated as it is, or failed. */
export const passesOf = (file: string, xml: string): string | undefined =>
  passesText(validationOf(file, xml), formatRegistry());

/** The typical example of a message, by its path below documents/examples: the one with that name, or else the first. */
export function typicalExample(message: string): string | undefined {
  const files = listTracked(`${EXAMPLES}/${message}`).filter((file) => /^[\w-]+\.xml$/.test(file));
  files.sort();
  const file = files.find((each) => each.includes('typical')) ?? files[0];
  return file && `${message}/${file}`;
}

/** Makes sure that an example exists, a path below documents/examples. @throws AuthorFault when it does not */
export function expectExample(file: string): void {
  if (!existsTracked(`${EXAMPLES}/${file}`))
    throw new AuthorFault(`example document ${EXAMPLES}/${file} does not exist`);
}

/** The text of an example, a path below documents/examples. @throws AuthorFault for a file that does not exist */
export function exampleText(file: string): string {
  expectExample(file);
  return readTracked(`${EXAMPLES}/${file}`);
}

/** The example of a rejection of a message, broken. @throws ContentError for a change whose text the example doesn't have once */
export function brokenExample(message: string, rejection: Rejection): string {
  try {
    return brokenBy(exampleText(`${message}/${rejection.example}`), rejection.change);
  } catch (error) {
    if (error instanceof AuthorFault || !(error instanceof Error)) throw error;
    const yaml = yamlFile(`${EXAMPLES}/${message}/rejections.yaml`);
    const index = rejections(message).findIndex((each) => rejectionName(each) === rejectionName(rejection));
    const remedy = `Copy the text from ${EXAMPLES}/${message}/${rejection.example}`;
    return failAt(yaml, [index, 'change'], `${rejection.rule}: ${error.message}`, remedy);
  }
}

/** A rejection of a message as pages show it. @throws AuthorFault for a change or an excerpt that the example doesn't have */
export const rejectionViewOf = memoized((folder: string, rejection: Rejection): RejectionView => {
  const xml = exampleText(`${folder}/${rejection.example}`);
  const file = brokenFile(folder, rejection);
  return attempt(`${EXAMPLES}/${folder}/rejections.yaml: ${rejection.rule}`, () =>
    rejectionView(rejection, xml, file, validationOf(file, brokenExample(folder, rejection))),
  );
});
