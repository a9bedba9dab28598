import {codeIn} from '../code';
import type {Code} from '../model';
import {SAMPLE_LANGUAGES} from '../samples';
import {csharp} from './csharp';
import {curl} from './curl';
import {java} from './java';
import {javascript} from './javascript';
import type {HttpRequest} from './model';
import {php} from './php';
import {python} from './python';

export type LanguageId = (typeof SAMPLE_LANGUAGES)[number]['id'];

const WRITERS: Record<LanguageId, (request: HttpRequest) => string> = {curl, csharp, java, javascript, python, php};

/** A request as code of a language. */
export const requestText = (language: LanguageId, request: HttpRequest): string => WRITERS[language](request);

/** A request as a page has it: for curl whole, for each language its size. The code of the others comes when the reader wants it. */
export interface ShownRequest {
  /** Names the request among all of the site. */
  readonly key: string;
  readonly curl: Code;
  /** How many lines it has in each language. */
  readonly languages: readonly {readonly id: LanguageId; readonly label: string; readonly lines: number}[];
}

/** A request as a page shows it. */
export function shownRequest(key: string, request: HttpRequest): ShownRequest {
  return {
    key,
    curl: codeIn('bash', requestText('curl', request)),
    languages: SAMPLE_LANGUAGES.map(({id, label}) => ({
      id,
      label,
      lines: requestText(id, request).split('\n').length,
    })),
  };
}
