import {codeIn} from './code';
import type {Code} from './model';

/** The languages of every sample, in the order of the tabs: how its file ends, label, highlighting. */
export const SAMPLE_LANGUAGES = [
  {id: 'curl', extension: '.sh', label: 'curl', language: 'bash'},
  {id: 'csharp', extension: '.cs', label: 'C#', language: 'csharp'},
  {id: 'java', extension: '.java', label: 'Java', language: 'java'},
  {id: 'javascript', extension: '.mjs', label: 'JavaScript', language: 'javascript'},
  {id: 'python', extension: '.py', label: 'Python', language: 'python'},
  {id: 'php', extension: '.php', label: 'PHP', language: 'php'},
] as const;

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

export interface Sample {
  readonly id: string;
  readonly label: string;
  /** Name under which a reader saves the code; it says what the sample does. */
  readonly file: string;
  readonly code: Code;
}

/** The same task in every language. @param find gives the sample's file that ends so, and throws when there is none */
export function samplesOf(find: (extension: string) => string, read: (file: string) => string): Sample[] {
  return SAMPLE_LANGUAGES.map(({id, extension, label, language}) => {
    const file = find(extension);
    return {id, label, file, code: codeIn(language, read(file).trimEnd())};
  });
}
