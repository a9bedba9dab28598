import type {Template} from '../../../contracts/platform/templates';
import type {Company} from '../state/parties';
import type {User} from '../state/tokens';
import {payloadFacts, type PayloadFacts} from './payload';

/** The way in which a document is delivered: values of the type DeliveryMethod that the sandbox uses. */
type Channel = 'ToInbox' | 'ToPeppol' | 'ToEmail';

/** Where a document goes. */
export interface Route {
  readonly channel: Channel;
  readonly endpoint?: string;
}

/** A status that a document has, with who set it and when. */
export interface SetStatus {
  readonly code: string;
  readonly changed: number;
  /** Absent when the platform or somebody outside it has set it. */
  readonly user?: User;
}

interface Common {
  payload: string;
  facts: PayloadFacts;
  template: Template;
  readonly created: number;
  modified: number;
  status: SetStatus;
}

/** A document that was sent: in the outbox of its sender, and in the inbox of its receiver when it has been delivered. */
export interface SentDocument extends Common {
  readonly externalId: string;
  readonly sender: Company;
  readonly senderUser?: User;
  /** Undefined for a receiver that only its email address is known of. */
  readonly receiver?: Company;
  readonly receiverUser?: User;
  readonly receiverReference: string;
  route: Route;
  /** When it is delivered; undefined once it is. */
  deliveredAt?: number;
  pdfReadyAt: number;
}

/** A document that wasn't sent yet. */
export interface Draft extends Common {
  readonly documentId: string;
  readonly owner: Company;
  readonly user: User;
}

export type AnyDocument = SentDocument | Draft;

export const isSent = (document: AnyDocument): document is SentDocument => 'externalId' in document;

/** The subject, which the platform makes of the template and the number. */
export const subjectOf = ({template, facts}: Pick<Common, 'template' | 'facts'>): string =>
  `${template.name} ${facts.number}`;

/** Replaces the content of a document. */
export function setPayload(document: AnyDocument, payload: string): void {
  document.payload = payload;
  document.facts = payloadFacts(payload);
}
