import type {Release, SchemaSet} from './registryFile';

type Official = Pick<Release, 'publisher' | 'source' | 'licence'> &
  Pick<SchemaSet, 'changes'> & {readonly title: string; readonly files: readonly string[]};

/** An example or a document that breaks a rule, by its path in the zip, and what is said of it. */
interface Described {
  readonly file: string;
  readonly about: readonly (string | undefined)[];
}

const block = (title: string, lines: readonly (string | undefined)[]): string =>
  [title, ...lines.filter((line) => line !== undefined).map((line) => `  ${line}`)].join('\n');

const textOf = (head: string, page: string, blocks: readonly string[]): string =>
  `${[`${head}\n${page}`, ...blocks].join('\n\n')}\n`;

const officialBlock = ({title, publisher, source, licence, changes, files}: Official): string =>
  block(title, [
    `Publisher: ${publisher}`,
    `Source: ${source}`,
    licence ? `Licence: ${licence.name} (${licence.files.join(', ')})` : 'Not in this zip: no licence permits it.',
    changes && `Changes: ${changes}`,
    ...(licence ? ['Files:', ...files.map((file) => `  ${file}`)] : []),
  ]);

/** README.txt of a zip of schemas and rule sets: what each set is, whose it is, and what is missing. */
export const rulesReadme = (format: string, page: string, sets: readonly Official[]): string =>
  textOf(`${format}: schemas and rules`, page, sets.map(officialBlock));

/** README.txt of a zip of example documents. */
export const examplesReadme = (format: string, page: string, documents: readonly Described[]): string =>
  textOf(
    `${format}: example documents`,
    page,
    documents.map(({file, about}) => block(file, about)),
  );
