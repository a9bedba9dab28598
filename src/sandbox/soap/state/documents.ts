import type {Template} from '../../../contracts/platform/templates';
import type {Bus} from '../../bus/bus';
import type {BusDocument} from '../../bus/documents/model';
import {FAULTS, SoapFault} from '../fault';
import type {DocumentSide, SentDocument, SetStatus} from '../documents/document';
import {routeTo, type Route} from '../documents/route';
import {second, written, type Clock} from './clock';
import type {Companies, Company} from './parties';
import {responsesIn, type ResponseStatus} from './responses';
import type {Statuses} from './statuses';
import type {User} from './tokens';

const STORED = '05';
const DELIVERED = '10';
/** The status of a document that its receiver has downloaded, and the statuses before. */
const DOWNLOADED = '30';
const NOT_DOWNLOADED = [DELIVERED, '20'];
const PDF_MS = 3000;

/** What only the platform knows of a document of the bus. */
export interface Entry {
  readonly externalId: string;
  readonly template: Template;
  /** When the first revision was sent. */
  readonly created?: number;
  readonly senderUser?: User;
  readonly receiverUser?: User;
  /** The receiver as the request names it, where that isn't the one in the document. */
  readonly to?: string;
  readonly route?: Route;
  /** What a user has set, until the document is sent anew. */
  status?: SetStatus;
}

/** What the platform remembers of all documents. */
export interface Memory {
  /** How many ExternalIds were made. */
  readonly count: number;
  /** By documentId; undefined for a former revision, which the platform no longer shows. */
  readonly entries: ReadonlyMap<string, Entry | undefined>;
}

/** What the documents are made of. */
interface Sources {
  readonly bus: Bus;
  readonly companies: Companies;
  readonly statuses: Statuses;
  readonly templates: readonly Template[];
  readonly userOf: (company: Company | undefined, id?: string) => User | undefined;
  /** The platform's time when the bus started. */
  readonly start: number;
  readonly now: Clock;
}

/** Whether a company belongs to the account of a user. */
const isOf = (user: User, {company}: DocumentSide): boolean =>
  company !== undefined && company.account === user.account.id;

/** The documents of the bus that fit a template, with what the platform adds to each. */
export class PlatformDocuments {
  private readonly entries = new Map<string, Entry | undefined>();
  private count = 0;

  constructor(private readonly sources: Sources) {}

  /** Adds what the platform knows of a document. @param former the revision that it replaces */
  add(documentId: string, entry: Entry, former?: SentDocument): void {
    if (former) this.entries.set(former.document.id, undefined);
    this.entries.set(documentId, entry);
  }

  /** An id for a document that was created at a moment: X, the day and a number. */
  newExternalId(created: number): string {
    this.count += 1;
    const day = written(created).slice(2, 10).replaceAll('-', '');
    return `X${day}${String(this.count).padStart(6, '0')}`;
  }

  /** Everything that was sent, oldest first. */
  private all(): SentDocument[] {
    const {store} = this.sources.bus;
    for (const id of this.entries.keys()) if (!store.find(id)) this.entries.delete(id);
    const documents = store.all();
    const responses = responsesIn(documents, this.sources.statuses);
    return documents.flatMap((document) => {
      const entry = this.entryOf(document);
      return entry ? [this.view(document, entry, responses.get(document.id))] : [];
    });
  }

  /** The newest template that accepts a document; undefined for one that the platform can't show. */
  templateOf({facts}: BusDocument): Template | undefined {
    return this.sources.templates.find(({messages}) => messages.includes(facts.message?.id ?? ''));
  }

  private entryOf(document: BusDocument): Entry | undefined {
    const {id, sent, received} = document;
    if (this.entries.has(id)) return this.entries.get(id);
    const template = this.templateOf(document);
    const since = (sent ?? received)?.since;
    if (!template || since === undefined) return undefined;
    const entry = {externalId: this.newExternalId(this.sources.start + since), template};
    this.entries.set(id, entry);
    return entry;
  }

  private view(document: BusDocument, entry: Entry, response: ResponseStatus | undefined): SentDocument {
    const {bus, start} = this.sources;
    const {facts, sent, received, file, family} = document;
    const {externalId, template} = entry;
    const from = sent?.party ?? facts.sender ?? '';
    const to = entry.to ?? received?.party ?? facts.receiver ?? '';
    const sender = this.side(from, facts.senderName, entry.senderUser);
    const receiver = this.side(to, facts.receiverName, entry.receiverUser);
    const {company} = receiver;
    const {since: passed = 0, stamp = ''} = sent ?? received ?? {};
    const since = start + passed;
    const status = this.statusOf(document, entry, since, response);
    return {
      ...{externalId, document, facts, file, template, sender, receiver, status},
      route: entry.route ?? routeTo(bus.registrations, {partyId: to, company, family}),
      created: entry.created ?? second(since),
      modified: status.changed,
      pdfReadyAt: Date.parse(stamp) + PDF_MS,
    };
  }

  private side(reference: string, name: string, user: User | undefined): DocumentSide {
    const company = this.sources.companies.byReference(reference);
    return {company, user: user ?? this.sources.userOf(company), name: company?.party.name ?? name, reference};
  }

  private statusOf(
    {sent, received}: BusDocument,
    entry: Entry,
    since: number,
    response: ResponseStatus | undefined,
  ): SetStatus {
    const {start} = this.sources;
    const delivered = sent?.delivered ?? received?.since;
    const own =
      delivered === undefined ? {code: STORED, changed: since} : {code: DELIVERED, changed: start + delivered};
    // An upload with the documentId of an example takes its place, and begins anew.
    let status: SetStatus = entry.status && entry.status.changed >= since ? entry.status : own;
    if (response && start + response.at > status.changed) status = {code: response.code, changed: start + response.at};
    if (received?.downloaded && NOT_DOWNLOADED.includes(status.code)) {
      status = {code: DOWNLOADED, changed: start + received.downloaded.at};
    }
    return {...status, changed: second(status.changed)};
  }

  /** What the companies of a user's account have received, oldest first. */
  inbox(user: User): SentDocument[] {
    return this.all().filter(
      ({receiver, document: {received}}) => isOf(user, receiver) && received && !received.deleted,
    );
  }

  /** What they have sent. */
  outbox(user: User): SentDocument[] {
    return this.all().filter(({sender, document: {sent}}) => isOf(user, sender) && sent);
  }

  /** One document out of some. @throws SoapFault when it isn't among them: unknown, or that of others */
  pick(documents: readonly SentDocument[], user: User, externalId: string): SentDocument {
    const found = documents.find((document) => document.externalId === externalId);
    if (found) return found;
    const other = this.all().find((document) => document.externalId === externalId);
    const ofOthers = other && !isOf(user, other.sender) && !isOf(user, other.receiver);
    throw new SoapFault(ofOthers ? FAULTS.documentOfOthers : FAULTS.documentUnknown);
  }

  /** Sets the status of a document. */
  set({document}: SentDocument, code: string, user: User): void {
    const entry = this.entries.get(document.id);
    if (entry) entry.status = {code, changed: this.sources.now(), user};
  }

  /** All that is remembered, to be kept. */
  memory(): Memory {
    return {count: this.count, entries: this.entries};
  }

  /** Adds what was kept. */
  remember({count, entries}: Memory): void {
    this.count = count;
    for (const [id, entry] of entries) this.entries.set(id, entry);
  }
}
