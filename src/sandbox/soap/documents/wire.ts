import {service} from '../../../service';
import {written} from '../state/clock';
import type {Status, Statuses} from '../state/statuses';
import {isSent, subjectOf, type AnyDocument, type DocumentSide, type SetStatus} from './document';
import {payloadOf} from './payload';

/** A value as the package soap writes it: elements in the order of the WSDL. What is undefined is left out. */
export type Wire = Readonly<Record<string, unknown>>;

/** A value without what is undefined, which the package would write as an empty element. */
export const present = (value: Wire): Wire =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));

/** The type DocumentParty of the WSDL. */
export interface WireParty {
  readonly PSBPartyId?: string;
  readonly Name?: string;
}

const wireParty = ({company, name}: DocumentSide): WireParty => ({
  ...(company?.id ? {PSBPartyId: company.id} : {}),
  Name: name,
});

/** The sender of a document; a draft has none. */
export const senderOf = (document: AnyDocument): WireParty | undefined =>
  isSent(document) ? wireParty(document.sender) : undefined;

/** The receiver of a document; a draft has none. */
export const receiverOf = (document: AnyDocument): WireParty | undefined =>
  isSent(document) ? wireParty(document.receiver) : undefined;

const wireStatus = ({name, code}: Status): Wire => ({Name: name, Code: code});

function statusDetails(statuses: Statuses, {code, changed, user}: SetStatus): Wire {
  const info = {
    UserId: user?.id,
    UserName: user?.name,
    AccountId: user?.account.id,
    AccountName: user?.account.name,
    ChangedOn: written(changed),
  };
  return {...wireStatus(statuses.get(code)), Info: present(info)};
}

function transaction(document: AnyDocument): Wire | undefined {
  if (!isSent(document)) return undefined;
  const {externalId, route, sender, receiver} = document;
  return present({
    Endpoint: route.endpoint,
    MessageId: `${externalId}@${service.platform.accp.host}`,
    DeliveryMethod: route.channel,
    SenderReferenceId: sender.reference,
    ReceiverReferenceId: receiver.reference,
  });
}

function wire(document: AnyDocument, status: Wire, more: Wire = {}): Wire {
  const {template} = document;
  return present({
    ...(isSent(document) ? {ExternalId: document.externalId} : {DocumentId: document.documentId}),
    Subject: subjectOf(document),
    CreatedOn: written(document.created),
    ModifiedOn: written(document.modified),
    Sender: senderOf(document),
    Reciever: receiverOf(document),
    Status: status,
    Template: {Id: template.id, Name: template.name, MasterId: template.master, MasterName: template.masterName},
    Transaction: transaction(document),
    ...more,
  });
}

/** A document in a list. */
export const wireDocument = (statuses: Statuses, document: AnyDocument): Wire =>
  wire(document, wireStatus(statuses.get(document.status.code)));

/** A document with its content, and the statuses that can be set next. */
export const wireDetails = (statuses: Statuses, document: AnyDocument, next: readonly Status[]): Wire => ({
  Details: wire(document, statusDetails(statuses, document.status), {
    Payload: {$xml: payloadOf(document.file.bytes())},
  }),
  Statuses: {Status: next.map(wireStatus)},
});
