import type {Period, Search} from '../args';
import {FAULTS, SoapFault} from '../fault';
import {isSent, subjectOf, type AnyDocument} from './document';
import {receiverOf, senderOf, type WireParty} from './parties';

/** Whether a document matches. */
type Test = (document: AnyDocument) => boolean;

const contains = (text: string | undefined, part: string): boolean =>
  text?.toLowerCase().includes(part.toLowerCase()) ?? false;

function period(filter: Period, momentOf: (document: AnyDocument) => number): Test[] {
  if (!filter) return [];
  const {From: from, To: to} = filter;
  if (from && to && to < from) throw new SoapFault(FAULTS.period);
  return [
    (document) => {
      const moment = momentOf(document);
      return (!from || moment >= from.getTime()) && (!to || moment <= to.getTime());
    },
  ];
}

function party(filter: Search['Sender'], partyOf: (document: AnyDocument) => WireParty | undefined): Test[] {
  const {PSBPartyId: id, Name: name} = filter ?? {};
  return [
    ...(id === undefined ? [] : [(document: AnyDocument) => partyOf(document)?.PSBPartyId === id]),
    ...(name === undefined ? [] : [(document: AnyDocument) => contains(partyOf(document)?.Name, name)]),
  ];
}

/** A test, when there is a value to test by. */
const when = (value: string | undefined, test: (value: string) => Test): Test[] =>
  value === undefined ? [] : [test(value)];

/**
 * The filters of a list: a document matches when it matches all of them.
 * @throws SoapFault for a period that ends before it begins
 */
export function matches(search: Search | undefined): Test {
  if (!search) return () => true;
  const tests = [
    ...when(search.ExternalId, (id) => (document) => isSent(document) && document.externalId === id),
    ...when(search.DocumentId, (id) => (document) => !isSent(document) && document.documentId === id),
    ...when(search.Subject, (part) => (document) => contains(subjectOf(document), part)),
    ...period(search.CreatedOn, ({created}) => created),
    ...period(search.ModifiedOn, ({modified}) => modified),
    ...party(search.Sender, senderOf),
    ...party(search.Reciever, receiverOf),
    ...when(
      search.Status?.Code,
      (code) =>
        ({status}) =>
          status.code === code,
    ),
    ...when(
      search.Template?.Id,
      (id) =>
        ({template}) =>
          template.id === id,
    ),
    ...when(
      search.Template?.MasterId,
      (master) =>
        ({template}) =>
          template.master === master,
    ),
  ];
  return (document) => tests.every((test) => test(document));
}
