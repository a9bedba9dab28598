import {codeIn} from '../code';
import type {Code} from '../model';
import {SAMPLE_LANGUAGES} from '../samples';
import type {HttpRequest} from './model';
import {requestText, type LanguageId} from './writers';

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
