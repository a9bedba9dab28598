import type {Company} from '../state/parties';
import {isSent, type AnyDocument} from './document';

/** The type DocumentParty of the WSDL. */
export interface WireParty {
  readonly PSBPartyId?: string;
  readonly Name?: string;
}

const wireParty = ({id, party}: Company): WireParty => ({...(id ? {PSBPartyId: id} : {}), Name: party.name});

/** The sender of a document; a draft has none. */
export const senderOf = (document: AnyDocument): WireParty | undefined =>
  isSent(document) ? wireParty(document.sender) : undefined;

/** The receiver of a document: for one that isn't known to the platform, the customer that the document names. */
export function receiverOf(document: AnyDocument): WireParty | undefined {
  if (!isSent(document)) return undefined;
  return document.receiver ? wireParty(document.receiver) : {Name: document.facts.customer};
}
