import {FAULTS, SoapFault} from '../fault';
import {isSent, type AnyDocument, type Draft, type SentDocument} from '../documents/document';
import {second, written, type Clock} from './clock';
import type {User} from './tokens';

/** The status from which a document is in the inbox of its receiver. */
const DELIVERED = '10';

/** Whether a company belongs to the account of a user. */
const isOf = (user: User, company: {readonly account?: string} | undefined): boolean =>
  company?.account === user.account.id;

/**
 * All documents of the sandbox: one list, seen from both sides. Time passes when it is looked at: what is due is delivered first.
 */
export class Store {
  private readonly documents: AnyDocument[] = [];
  private count = 0;

  constructor(private readonly now: Clock) {}

  add(document: AnyDocument): void {
    this.documents.push(document);
  }

  /** An id for a new document: X, the day and a number. */
  newExternalId(): string {
    this.count += 1;
    const day = written(this.now()).slice(2, 10).replaceAll('-', '');
    return `X${day}${String(this.count).padStart(6, '0')}`;
  }

  private settled(): AnyDocument[] {
    for (const document of this.documents) {
      if (!isSent(document) || document.deliveredAt === undefined || document.deliveredAt > this.now()) continue;
      document.modified = second(document.deliveredAt);
      document.status = {code: DELIVERED, changed: document.modified};
      document.deliveredAt = undefined;
    }
    return this.documents;
  }

  private sent(): SentDocument[] {
    return this.settled().filter(isSent);
  }

  /** What the companies of a user's account have received, oldest first. */
  inbox(user: User): SentDocument[] {
    return this.sent().filter(
      ({receiver, route, deliveredAt}) =>
        isOf(user, receiver) && route.channel === 'ToInbox' && deliveredAt === undefined,
    );
  }

  /** What they have sent. */
  outbox(user: User): SentDocument[] {
    return this.sent().filter(({sender}) => isOf(user, sender));
  }

  drafts(user: User): Draft[] {
    return this.settled().filter((document): document is Draft => !isSent(document) && isOf(user, document.owner));
  }

  /**
   * One document out of some.
   * @throws SoapFault when it isn't among them: unknown, or that of others
   */
  pick(documents: readonly SentDocument[], user: User, externalId: string): SentDocument {
    const found = documents.find((document) => document.externalId === externalId);
    if (found) return found;
    const other = this.sent().find((document) => document.externalId === externalId);
    const ofOthers = other && !isOf(user, other.sender) && !isOf(user, other.receiver);
    throw new SoapFault(ofOthers ? FAULTS.documentOfOthers : FAULTS.documentUnknown);
  }

  /** What a company has sent. */
  sentBy(company: {readonly party: unknown}): SentDocument[] {
    return this.sent().filter(({sender}) => sender.party === company.party);
  }
}
