import type {Delivery} from '../delivery/delivery';
import {Problem} from '../problem';
import type {Facts} from './model';
import type {DocumentFactory} from './factory';
import type {DocumentStore} from './store';

/** The body of sendReview: the schema Review of openapi/v1-beta.yaml. */
export interface Review {
  readonly documentId: string;
  readonly type: string;
  readonly verdict: string;
  readonly reason?: string | null;
}

/** Reviews are deprecated, and have no document of their own: what is delivered is the verdict as JSON. */
export class Reviews {
  constructor(
    private readonly store: DocumentStore,
    private readonly factory: DocumentFactory,
    private readonly delivery: Delivery,
  ) {}

  /** Sends a verdict on a received document. @returns its documentId @throws Problem for a rejection without a reason */
  send(party: string, review: Review, wanted?: string): string {
    const id = this.store.checkId(wanted);
    const {document: about} = this.store.of(review.documentId, party, 'received');
    if (review.verdict === 'Reject' && !review.reason) {
      throw new Problem('API400-RESPONSE', "Verdict 'Reject' needs a reason.");
    }
    const {facts} = about;
    const own: Facts = {
      ...{
        ...facts,
        message: undefined,
        response: {code: review.verdict === 'Reject' ? 'RE' : 'AP', reasons: {}, actions: {}},
      },
      ...{
        number: `RV-${facts.number}`,
        sender: facts.receiver,
        receiver: facts.sender,
        note: review.reason ?? undefined,
      },
      ...{senderName: facts.receiverName, receiverName: facts.senderName, refersTo: facts.number},
    };
    const file = new TextEncoder().encode(JSON.stringify(review));
    const mediaType = 'application/octet-stream';
    const document = this.factory.make({id, file, mediaType, facts: own, family: 'Review', refersTo: about.id});
    document.sent = this.store.side(party);
    this.store.add(document);
    this.delivery.start(document, {receiver: facts.sender ?? ''});
    return id;
  }
}
