import {codeIn} from './code';
import type {Code} from './model';

/** The languages of every sample, in the order of the tabs: file name, label, highlighting. */
export const SAMPLE_LANGUAGES = [
  {id: 'curl', file: 'curl.sh', label: 'curl', language: 'bash'},
  {id: 'csharp', file: 'Sample.cs', label: 'C#', language: 'csharp'},
  {id: 'java', file: 'Sample.java', label: 'Java', language: 'java'},
  {id: 'javascript', file: 'sample.mjs', label: 'JavaScript', language: 'javascript'},
  {id: 'python', file: 'sample.py', label: 'Python', language: 'python'},
  {id: 'php', file: 'sample.php', label: 'PHP', language: 'php'},
] as const;

export interface Sample {
  readonly id: string;
  readonly label: string;
  readonly code: Code;
}

/**
 * The same task in every language.
 * @param read gives the text of one file of the sample's folder, tokens filled; throws when the file is missing
 */
export function samplesOf(read: (file: string) => string): Sample[] {
  return SAMPLE_LANGUAGES.map(({id, file, label, language}) => ({
    id,
    label,
    code: codeIn(language, read(file).trimEnd()),
  }));
}
