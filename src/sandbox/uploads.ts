import type {IHttpOperation} from '@stoplight/types';
import type {Answer} from './answer';
import {errorAnswer} from './errors';
import {keepNewest} from './newest';

const HEADER = 'X-PSB-DocumentId';

/** How many documentIds are remembered, which is some 10 MB. */
export const MOST_UPLOADS = 100_000;

/** Remembers the documentIds of the newest uploads until the process ends. */
export class Uploads {
  private readonly stored = new Set<string>();

  /** The answer to an upload with its own documentId: with that id the first time, then 409. Other answers, and refusals, stay as they are. */
  answer(operation: IHttpOperation, documentId: string | undefined, answer: Answer): Answer {
    const takesId = operation.request?.headers?.some((header) => header.name === HEADER);
    if (!takesId || !documentId || answer.status >= 300) return answer;
    const key = documentId.toLowerCase();
    if (this.stored.has(key)) return errorAnswer('API409', `Document '${documentId}' has already been processed.`);
    this.stored.add(key);
    keepNewest(this.stored, MOST_UPLOADS);
    const body: unknown = JSON.parse(answer.body ?? 'null');
    if (typeof body !== 'object' || body === null || !('id' in body)) return answer;
    return {...answer, body: JSON.stringify({...body, id: documentId})};
  }
}
