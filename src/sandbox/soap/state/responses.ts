import type {BusDocument} from '../../bus/documents/model';
import type {Statuses} from './statuses';

/** The status that an invoice response sets, in ms of the bus. */
export interface ResponseStatus {
  readonly code: string;
  readonly at: number;
}

/** What each document is told by the newest response that has reached its sender, by documentId. Responses that say nothing to the platform are left out. */
export function responsesIn(
  documents: readonly BusDocument[],
  {ofResponses}: Statuses,
): ReadonlyMap<string, ResponseStatus> {
  const newest = new Map<string, ResponseStatus>();
  for (const {family, refersTo, status = '', sent, received, isExample} of documents) {
    const code = ofResponses.get(status);
    const at = sent ? sent.delivered : received?.since;
    if (family !== 'InvoiceResponse' || isExample || !refersTo || code === undefined || at === undefined) continue;
    const former = newest.get(refersTo);
    if (!former || at >= former.at) newest.set(refersTo, {code, at});
  }
  return newest;
}
