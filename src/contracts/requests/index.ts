import {codeIn} from '../code';
import type {Code} from '../model';
import {SAMPLE_LANGUAGES, type SampleLanguage} from '../samples';
import type {LanguageId} from './writers';

/** A request as a page has it: for curl whole, for each language its size. The code of the others comes when the reader wants it. */
export interface ShownRequest {
  /** Names the request among all of the site. */
  readonly key: string;
  readonly curl: Code;
  /** How many lines it has in each language. */
  readonly languages: readonly {readonly id: LanguageId; readonly label: string; readonly lines: number}[];
}

/** A request as a page shows it. @param textIn its code in a language */
export const shownRequest = (key: string, textIn: (language: SampleLanguage) => string): ShownRequest => ({
  key,
  curl: codeIn('bash', textIn(SAMPLE_LANGUAGES[0])),
  languages: SAMPLE_LANGUAGES.map((language) => ({
    id: language.id,
    label: language.label,
    lines: textIn(language).split('\n').length,
  })),
});
