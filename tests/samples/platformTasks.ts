import {XmlC14NMode, XmlDocument, XmlElement} from 'libxml2-wasm';
import {readFilled} from '../../src/sandbox/untracked';
import {sandboxData} from '../../src/sandbox/soap/state/state';
import {cast} from '../../src/service';
import {INVOICE} from './support/workshop';
import {NEW_INVOICE} from './support/platform/samples';

/** What the sample of one operation must do against the platform of the sandbox, in its first state. */
export interface PlatformTask {
  readonly operation: string;
  /** What it prints. */
  readonly prints: string | RegExp;
  /** What the response contains, which the sample for curl prints as it is. */
  readonly response: string;
  /** How often it sends the request, where that is more than once. */
  readonly pages?: number;
  /** A document that takes the place of the one in the samples. */
  readonly alias?: {readonly id: string; readonly by: string};
  /** A file that it writes, and whether the content is right. */
  readonly writes?: {readonly file: string; readonly isRight: (content: Buffer) => boolean};
  /** Whether a request that arrived is right. */
  readonly sends?: (envelope: string) => boolean;
}

const data = sandboxData();

/** The invoice 2026-0417, and one of the same inbox that nobody has opened yet. */
const ID = 'X261116000482';
export const UNOPENED = {id: ID, by: 'X261123000580'};
/** An invoice of the same inbox that has been rejected. */
export const REJECTED = {id: ID, by: 'X261117000496'};

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

/** XML as any writer may lay it out: without the space between elements. */
const plain = (xml: string, path = '/*'): string =>
  element(xml, path, (found) =>
    found.canonicalizeToString({mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0}).replace(/>\s+</g, '><'),
  );

/** The subject of a document: the name of its template and its number. */
function subjectOf({file, number, template}: {file: string; number?: string | undefined; template: string}): string {
  const own = element(readFilled(`documents/examples/${file}`), "/*/*[local-name()='ID']", ({content}) => content);
  return `${data.templates.find(({id}) => id === template)?.name} ${number ?? own}`;
}

/** Newest first, as lists are. */
const newest = [...data.documents].reverse();
const received = newest.filter(({to, at}) => to === 'buyer' && at >= '2026-11-01');
const modified = newest.filter(({from, changed}) => from === 'seller' && (changed ?? '') >= '2026-11-16');
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
  },
  {operation: 'GetParty', prints: `${cast.buyer.name}, ${cast.buyer.city}`, response: `>${cast.buyer.name}<`},
  {
    operation: 'GetInboxDocuments',
    prints: lines(...received.map((each) => `${each.id} ${each.at} ${subjectOf(each)}`)),
    response: `>${received[0]?.id}<`,
    pages: Math.ceil(received.length / 10),
  },
  {
    operation: 'GetInboxDocument',
    prints: lines('received-invoice.xml', '60 70'),
    response: `>2026-0417<`,
    writes: {file: 'received-invoice.xml', isRight: (content) => plain(content.toString()) === plain(INVOICE)},
  },
  {operation: 'SetInboxDocumentStatus', prints: `${ID} 40`, response: 'ExternalId>', alias: UNOPENED},
  {
    operation: 'GetOutboxDocuments',
    prints: lines(...modified.map((each) => `${each.id} ${each.status}`)),
    response: '>XCNL100014<',
    pages: Math.ceil(modified.length / 10),
  },
  {operation: 'GetOutboxDocument', prints: `${status} ToInbox`, response: '>ToInbox<'},
  {
    operation: 'GetDocuments',
    prints: lines(...drafts.map((each) => `${each.id} ${each.status} ${subjectOf(each)}`)),
    response: `>${DRAFT}<`,
  },
  {operation: 'GetDocument', prints: subjectOf(draft), response: `>${subjectOf(draft)}<`},
  {
    operation: 'GetDocumentPdf',
    prints: 'invoice.pdf',
    response: '.pdf<',
    writes: {file: 'invoice.pdf', isRight: (content) => /^%PDF-[^]*%%EOF\s*$/.test(content.toString('latin1'))},
  },
  {operation: 'GetAdvisedInvoiceRecipientId', prints: 'XCNL100027 ToInbox', response: '>ToInbox<'},
  {
    operation: 'SendDocument',
    prints: /^X\d{12}$/,
    response: 'ExternalId>X',
    sends: (envelope) => plain(envelope, "//*[local-name()='Payload']/*") === plain(NEW_INVOICE),
  },
];

/** A security token of a company of the cast that is valid when the sandbox starts. */
export function tokenOf(party: 'seller' | 'buyer'): string {
  const account = data.parties.find((each) => each.cast === party)?.account;
  const users = data.users.filter((each) => each.account === account).map(({id}) => id);
  const token = data.keys.find((key) => users.includes(key.user) && key.token !== undefined)?.token;
  if (token === undefined) throw new Error(`platform/sandbox.yaml has no token of the ${party}`);
  return token;
}
