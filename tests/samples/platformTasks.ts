import {XmlC14NMode, XmlDocument, XmlElement} from 'libxml2-wasm';
import {readFilled} from '../../src/sandbox/untracked';
import {platformData} from '../../src/sandbox/platformData';
import {cast} from '../../src/service';
import {INVOICE} from './support/workshop';

/** What the sample of one operation must do against the platform of the sandbox, in its first state. */
export interface PlatformTask {
  readonly operation: string;
  /** What it prints, in every language but curl. */
  readonly prints: string | RegExp;
  /** What the response contains, which the sample for curl prints as it is. */
  readonly response: string;
  /** How often it sends the request of a list when each page has one result. */
  readonly pages?: number;
  /** A file that it writes, and whether the content is right. */
  readonly writes?: {readonly file: string; readonly isRight: (content: Buffer) => boolean};
}

const data = platformData();

/** The invoice 2026-0417, which has been accepted. */
const ID = 'X261116000482';
/** An invoice of the same inbox that waits for approval, and others that take its place. */
const FOR_APPROVAL = 'X261116000483';
export const ACCEPTED = {id: FOR_APPROVAL, by: ID};
export const REJECTED = {id: FOR_APPROVAL, by: 'X261117000496'};

const DRAFT = 'D261116000119';

/** An element of a document by its path. */
function element<T>(xml: string, path: string, read: (found: XmlElement) => T): T {
  const document = XmlDocument.fromString(xml);
  try {
    const found = document.get(path);
    if (!(found instanceof XmlElement)) throw new Error(`no ${path} in ${xml}`);
    return read(found);
  } finally {
    document.dispose();
  }
}

/** XML without the space between elements, which each writer of XML may leave out or change. */
const plain = (xml: string): string =>
  element(xml, '/*', (found) =>
    found.canonicalizeToString({mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0}).replace(/>\s+</g, '><'),
  );

const INVOICES = data.templates[0]?.name;

/** The text of an element of an example, by the local names of the steps to it. */
function textOf({file}: {file: string}, ...names: string[]): string {
  const path = names.map((name) => `/*[local-name()='${name}']`).join('');
  return element(readFilled(`documents/examples/${file}`), `/*${path}`, ({content}) => content.trim());
}

/** The subject of an invoice: the name of its template and its number. */
const subjectOf = (invoice: {file: string; number?: string | undefined}): string =>
  `${INVOICES} ${invoice.number ?? textOf(invoice, 'ID')}`;

const isFor = (invoice: {file: string}, role: string, {kvk}: {kvk?: string}): boolean =>
  textOf(invoice, role, 'Party', 'EndpointID') === kvk;

/** Newest first, as lists are. */
const newest = [...data.documents].reverse();
const received = newest
  .filter(({at}) => at >= '2026-11-30')
  .filter((each) => isFor(each, 'AccountingCustomerParty', cast.buyer));
const modified = newest
  .filter(({changed}) => (changed ?? '') >= '2026-11-25')
  .filter((each) => isFor(each, 'AccountingSupplierParty', cast.seller));
const drafts = [...data.drafts].reverse();
const draft = data.drafts.find(({id}) => id === DRAFT) ?? data.drafts[0];
const status = data.documents.find(({id}) => id === ID)?.status;
if (!draft || !status) throw new Error(`platform/sandbox.yaml lacks ${DRAFT} or ${ID}`);

const lines = (...all: string[]): string => all.join('\n');

/** Every operation of the platform. */
export const PLATFORM_TASKS: readonly PlatformTask[] = [
  {operation: 'Login', prints: /^[\w-]{20,}$/, response: 'SecurityToken>'},
  {operation: 'GetAccountDetails', prints: `A100014 ${cast.seller.name}`, response: '>A100014<'},
  {
    operation: 'GetAccountParties',
    prints: `XCNL100014 ${cast.seller.partyId} ${cast.seller.name}`,
    response: '>XCNL100014<',
    pages: 1,
  },
  {operation: 'GetParty', prints: `${cast.buyer.name}, ${cast.buyer.city}`, response: `>${cast.buyer.name}<`},
  {
    operation: 'GetInboxDocuments',
    prints: lines(...received.map((each) => `${each.id} ${each.at} ${subjectOf(each)}`)),
    response: `>${received[0]?.id}<`,
    pages: received.length,
  },
  {
    operation: 'GetInboxDocument',
    prints: lines('received-invoice.xml', '60 70'),
    response: `>2026-0417<`,
    writes: {file: 'received-invoice.xml', isRight: (content) => plain(content.toString()) === plain(INVOICE)},
  },
  {operation: 'SetInboxDocumentStatus', prints: `${FOR_APPROVAL} 40`, response: 'ExternalId>'},
  {
    operation: 'GetOutboxDocuments',
    prints: lines(...modified.map((each) => `${each.id} ${each.status}`)),
    response: '>XCNL100014<',
    pages: modified.length,
  },
  {operation: 'GetOutboxDocument', prints: `${status} ToInbox`, response: '>ToInbox<'},
  {
    operation: 'GetDocuments',
    prints: lines(...drafts.map((each) => `${each.id} ${each.status} ${subjectOf(each)}`)),
    response: `>${DRAFT}<`,
    pages: drafts.length,
  },
  {operation: 'GetDocument', prints: subjectOf(draft), response: `>${subjectOf(draft)}<`},
  {
    operation: 'GetDocumentPdf',
    prints: 'invoice.pdf',
    response: '.pdf<',
    writes: {file: 'invoice.pdf', isRight: (content) => /^%PDF-[^]*%%EOF\s*$/.test(content.toString('latin1'))},
  },
  {operation: 'GetAdvisedInvoiceRecipientId', prints: 'XCNL100027 ToInbox', response: '>ToInbox<'},
  {operation: 'SendDocument', prints: /^X\d{12}$/, response: 'ExternalId>X'},
];

/** The security token of a consumer key that is valid when the sandbox starts. @throws Error where there is none */
export function tokenOf(consumerKey: string): string {
  const token = data.keys.find(({key}) => key === consumerKey)?.token;
  if (token === undefined) throw new Error(`platform/sandbox.yaml has no token of ${consumerKey}`);
  return token;
}
