import type {ValidatedMessage} from '../validation/model';

/** A message as it is recognised, with its document type identifiers by root element; empty for a document without one. */
export type TypedMessage = ValidatedMessage & {readonly typeIds: Readonly<Record<string, string>>};

/** The status of a response document. */
export interface ResponseFacts {
  /** The UNCL 4343 code. */
  readonly code: string;
  /** By code of the list OPStatusReason in lower case, as events contain them. */
  readonly reasons: Readonly<Record<string, string>>;
  /** By code of the list OPStatusAction in lower case. */
  readonly actions: Readonly<Record<string, string>>;
}

/** What a document says of itself. Parties are partyIds with the scheme as text. */
export interface DocumentFacts<Message extends TypedMessage = TypedMessage> {
  /** What it is in the registry of formats; nothing for a document that the registry lacks. */
  readonly message?: Message;
  /** As the API writes it; without the version for a document that the registry lacks. */
  readonly documentTypeId: string;
  readonly root: string;
  readonly profileId: string;
  readonly number: string;
  readonly issueDate: string;
  readonly typeCode: string;
  readonly currency: string;
  readonly isSelfBilled: boolean;
  readonly sender?: string;
  readonly receiver?: string;
  readonly senderName: string;
  readonly receiverName: string;
  readonly receiverEmail?: string;
  readonly senderEmail?: string;
  readonly orderReference?: string;
  /** The number of the document that this one responds to, changes or cancels. */
  readonly refersTo?: string;
  readonly response?: ResponseFacts;
  readonly note?: string;
}
