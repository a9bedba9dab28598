import type {Release, SchemaSet} from './registryFile';

/** Schemas or a rule set, with the files of them that a format needs: paths below documents/rules. Without a licence, the site doesn't pass them on. */
export interface OfficialSet extends Pick<Release, 'publisher' | 'source' | 'licence'>, Pick<SchemaSet, 'changes'> {
  readonly title: string;
  readonly files: readonly string[];
}

/** An example or a document that breaks a rule, by its path in the zip, and what is said of it. */
interface Described {
  readonly file: string;
  readonly about: readonly (string | undefined)[];
}

const block = (title: string, lines: readonly (string | undefined)[]): string =>
  [title, ...lines.filter((line) => line !== undefined).map((line) => `  ${line}`)].join('\n');

const textOf = (head: string, page: string, blocks: readonly string[]): string =>
  `${[`${head}\n${page}`, ...blocks].join('\n\n')}\n`;

const officialBlock = ({title, publisher, source, licence, changes, files}: OfficialSet): string =>
  block(title, [
    `Publisher: ${publisher}`,
    `Source: ${source}`,
    licence ? `Licence: ${licence.name} (${licence.files.join(', ')})` : 'Not in this zip: no licence permits it.',
    changes && `Changes: ${changes}`,
    ...(licence ? ['Files:', ...files.map((file) => `  ${file}`)] : []),
  ]);

const describedBlock = ({file, about}: Described): string => block(file, about);

/** README.txt of a zip of schemas and rule sets: what each set is, whose it is, and what is missing. */
export const rulesReadme = (format: string, page: string, sets: readonly OfficialSet[]): string =>
  textOf(`${format}: schemas and rules`, page, sets.map(officialBlock));

/** README.txt of a zip of example documents. */
export const examplesReadme = (format: string, page: string, documents: readonly Described[]): string =>
  textOf(`${format}: example documents`, page, documents.map(describedBlock));
