import type {Period, Search} from '../args';
import {FAULTS, SoapFault} from '../fault';
import {isSent, subjectOf, type AnyDocument} from './document';
import {receiverOf, senderOf, type WireParty} from './wire';

const is = (wanted: string | undefined, text: string | undefined): boolean => wanted === undefined || text === wanted;

const contains = (part = '', text = ''): boolean => text.toLowerCase().includes(part.toLowerCase());

const isWithin = (period: Period, moment: number): boolean =>
  (!period?.From || moment >= period.From.getTime()) && (!period?.To || moment <= period.To.getTime());

const isParty = (wanted: Search['Sender'], party: WireParty | undefined): boolean =>
  is(wanted?.PSBPartyId, party?.PSBPartyId) && contains(wanted?.Name, party?.Name);

/** Whether a document matches all filters of a list. @throws SoapFault for a period that ends before it begins */
export function matches(search: Search = {}): (document: AnyDocument) => boolean {
  const {ExternalId, DocumentId, Subject, CreatedOn, ModifiedOn, Sender, Reciever, Status, Template} = search;
  for (const period of [CreatedOn, ModifiedOn]) {
    if (period?.From && period.To && period.To < period.From) throw new SoapFault(FAULTS.period);
  }
  return (document) =>
    is(ExternalId, isSent(document) ? document.externalId : undefined) &&
    is(DocumentId, isSent(document) ? undefined : document.documentId) &&
    contains(Subject, subjectOf(document)) &&
    isWithin(CreatedOn, document.created) &&
    isWithin(ModifiedOn, document.modified) &&
    isParty(Sender, senderOf(document)) &&
    isParty(Reciever, receiverOf(document)) &&
    is(Status?.Code, document.status.code) &&
    is(Template?.Id, document.template.id) &&
    is(Template?.MasterId, document.template.master);
}
