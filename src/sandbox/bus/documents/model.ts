import type {DocumentFacts} from '../../../facts/model';
import type {KnownMessage} from '../contract';
import type {StoredFile} from './storedFile';

/** What a document of the bus says of itself. */
export type Facts = DocumentFacts<KnownMessage>;

/** A status as the API writes it: the schema DocumentStatus. */
export interface Status {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly createdOn: string;
}

/** What one party has of a document. Times are those of the bus, in ms. */
export interface Side {
  /** Ascending over all sides: the order in which parties got documents. */
  readonly number: number;
  readonly party: string;
  readonly since: number;
  readonly stamp: string;
  readonly statuses: Status[];
  /** Of a sent side: when the receiver had the document. */
  delivered?: number;
  downloaded?: {readonly at: number; readonly stamp: string};
  deleted?: boolean;
  /** Of a scan that wasn't recognised yet: nobody can download it. */
  readonly isPending?: true;
}

/** How certain a recognised scan is: the schema Recognition. */
export interface Recognition {
  readonly verdict: 'certain' | 'uncertain';
  readonly confidence: number;
  readonly uncertain: readonly string[];
}

/** Where a document goes. */
export interface Destination {
  readonly receiver: string;
  /** The command topic whose hooks are its channels, where that isn't the one of its family. */
  readonly topic?: string;
  /** The ID of the only channel that may take it. */
  readonly forced?: string;
  /** What becomes of it where no channel gets it to its receiver: it goes to an email address, or to a receiver on the bus's own platform. */
  readonly otherwise?: {readonly email: string} | 'inbox';
  /** The number of the next attempt, and when it is due, in ms of the bus. */
  readonly next?: {readonly attempt: number; readonly due: number};
}

/** A document of the bus. Sender and receiver see the same ID. */
export interface BusDocument {
  readonly id: string;
  /** A family of openapi/topics.yaml. */
  readonly family: string;
  readonly facts: Facts;
  readonly file: StoredFile;
  readonly mediaType: string;
  readonly fileName?: string;
  /** The document type of the upload, where the bus converted it. */
  readonly sourceTypeId?: string;
  readonly recognition?: Recognition;
  /** The full name of the status of a response. */
  readonly status?: string;
  sent?: Side;
  /** Of a document that was sent on: one whose topic no hook takes is only stored. */
  destination?: Destination;
  received?: Side;
  /** The ID of the document that it responds to, changes or cancels. */
  readonly refersTo?: string;
  /** What the uploader told the bus about the document. */
  readonly meta?: Readonly<Record<string, string>>;
  /** One that the sandbox starts with; an upload with its ID takes its place. */
  readonly isExample?: boolean;
}

export type SideName = 'sent' | 'received';
