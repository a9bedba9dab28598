import {MAXIMUM_BYTES} from '../../../validation/limits';
import type {Log} from '../../answer';
import {FAULTS, SoapFault} from '../fault';
import {isSent, type AnyDocument, type Draft, type SentDocument} from '../documents/document';
import {second, written, type Clock} from './clock';
import type {User} from './tokens';

/** The status from which a document is in the inbox of its receiver. */
const DELIVERED = '10';

/** Whether a company belongs to the account of a user. */
const isOf = (user: User, company: {readonly account?: string} | undefined): boolean =>
  company?.account === user.account.id;

/** How much XML of documents that were sent to it the sandbox keeps, in characters: as much as the largest request has. */
const KEPT = MAXIMUM_BYTES;

/** All documents of the sandbox. What is due is delivered whenever they are read. */
export class Store {
  private readonly documents: AnyDocument[] = [];
  /** Those that were sent to the sandbox, in the order in which they were sent last. */
  private readonly kept = new Set<SentDocument>();
  private count = 0;

  /** The log gets a line for each document that is deleted. */
  constructor(
    private readonly now: Clock,
    private readonly log: Log,
  ) {}

  /** Adds a document that the sandbox starts with. */
  add(document: AnyDocument): void {
    this.documents.push(document);
  }

  /** Adds a document that was sent to the sandbox, for the first time or again. Beyond `KEPT`, the oldest are deleted, never this one. */
  keep(document: SentDocument): void {
    if (!this.documents.includes(document)) this.documents.push(document);
    this.kept.delete(document);
    this.kept.add(document);
    let size = [...this.kept].reduce((sum, {payload}) => sum + payload.length, 0);
    for (const oldest of this.kept) {
      if (size <= KEPT || oldest === document) return;
      size -= oldest.payload.length;
      this.kept.delete(oldest);
      this.documents.splice(this.documents.indexOf(oldest), 1);
      this.log(`${oldest.externalId} is deleted: the sandbox keeps the newest ${KEPT / 2 ** 20} MB of sent documents`);
    }
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

  /** One document out of some. @throws SoapFault when it isn't among them: unknown, or that of others */
  pick(documents: readonly SentDocument[], user: User, externalId: string): SentDocument {
    const found = documents.find((document) => document.externalId === externalId);
    if (found) return found;
    const other = this.sent().find((document) => document.externalId === externalId);
    const ofOthers = other && !isOf(user, other.sender) && !isOf(user, other.receiver);
    throw new SoapFault(ofOthers ? FAULTS.documentOfOthers : FAULTS.documentUnknown);
  }
}
