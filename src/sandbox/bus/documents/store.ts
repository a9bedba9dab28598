import type {Clock} from '../clock';
import type {Journal} from '../journal';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {documentNotFound, Problem} from '../problem';
import type {BusDocument, Side, SideName, Status} from './model';

/** How long what is kept, in ms of the bus. */
export interface Retention {
  readonly file: number;
  readonly downloaded: number;
  readonly audit: number;
}

const MOST_DOCUMENTS = 10_000;
/** Of their files, compressed. */
const MOST_BYTES = 100 * 2 ** 20;
/** How many documentIds of uploads are remembered: some 10 MB. */
const MOST_IDS = 100_000;

/** The documents of the bus, until the sandbox ends or has too many. */
export class DocumentStore {
  private readonly documents = new Map<string, BusDocument>();
  private readonly used = new Set<string>();
  private bytes = 0;
  private sides = 0;

  constructor(
    private readonly clock: Clock,
    private readonly journal: Journal,
    private readonly partyIds: PartyIds,
    private readonly retention: Retention,
  ) {}

  /** Takes an ID for a new document, or makes one. @throws Problem for an ID that was used for a document before */
  checkId(id: string | undefined): string {
    if (id === undefined) return crypto.randomUUID();
    if (this.used.has(id.toLowerCase())) throw new Problem('API409', `Document '${id}' has already been processed.`);
    return id;
  }

  /** Takes an ID for a part of a document, which isn't there yet. @throws Problem for an ID that was used before */
  reserve(id: string): void {
    this.checkId(id);
    this.markUsed(id.toLowerCase());
  }

  private markUsed(key: string): void {
    this.used.add(key);
    const [first] = this.used;
    if (this.used.size > MOST_IDS && first !== undefined) this.used.delete(first);
  }

  /** Adds a document. The oldest ones make room for it. */
  add(document: BusDocument): void {
    const key = document.id.toLowerCase();
    this.remove(key);
    this.documents.set(key, document);
    this.bytes += document.file.packed.length;
    if (!document.isExample) this.markUsed(key);
    this.makeRoom(key);
  }

  /** The IDs that were used, in their order, to be kept. */
  usedIds(): string[] {
    return [...this.used];
  }

  /** Becomes what was kept: other documents, and these IDs besides theirs. */
  restore(documents: readonly BusDocument[], used: readonly string[]): void {
    for (const key of this.documents.keys()) this.remove(key);
    for (const id of used) this.used.add(id);
    for (const document of documents) {
      this.sides = Math.max(this.sides, document.sent?.number ?? 0, document.received?.number ?? 0);
      this.add(document);
    }
  }

  private makeRoom(kept: string): void {
    for (const key of this.documents.keys()) {
      if (this.documents.size <= MOST_DOCUMENTS && this.bytes <= MOST_BYTES) return;
      if (key === kept) return;
      this.remove(key);
      const limits = `the newest ${MOST_DOCUMENTS} documents and ${MOST_BYTES / 2 ** 20} MB of compressed files`;
      this.journal.add('problem', `Document ${key} was dropped`, {why: `The sandbox keeps ${limits}.`});
    }
  }

  private remove(key: string): void {
    const former = this.documents.get(key);
    if (!former) return;
    this.bytes -= former.file.packed.length;
    this.documents.delete(key);
  }

  /** Every document, oldest first. */
  all(): BusDocument[] {
    return [...this.documents.values()];
  }

  find(id: string): BusDocument | undefined {
    return this.documents.get(id.toLowerCase());
  }

  /**
   * A document that a party has sent or received, within the retention of its audit trail.
   * @throws Problem with API404-DOC for an ID that the party doesn't have
   */
  of(id: string, partyId: string, ...sides: SideName[]): {document: BusDocument; side: Side} {
    const document = this.find(id);
    const party = this.partyIds.text(partyId);
    const side = sides.map((name) => document?.[name]).find((each) => each?.party === party);
    if (document && side && this.clock.time() - side.since < this.retention.audit) return {document, side};
    throw documentNotFound(id, partyId);
  }

  /** Whether the file of a side can be downloaded: its retention lasts, nobody has deleted it, and it is no scan that waits. */
  hasFile({since, downloaded, deleted, isPending}: Side): boolean {
    const now = this.clock.time();
    if (deleted || isPending || now - since >= this.retention.file) return false;
    return !downloaded || now - downloaded.at < this.retention.downloaded;
  }

  /** A new side of a document, from now or, for an example, since `age` ms before the start of the clock. */
  side(party: string, age?: number): Side {
    const {clock} = this;
    const [since, stamp] = age === undefined ? [clock.time(), clock.stamp()] : [0 - age, clock.past(age)];
    return {number: ++this.sides, party: this.partyIds.text(party), since, stamp, statuses: []};
  }

  /** Marks that a party has the file. */
  download(side: Side): void {
    side.downloaded ??= {at: this.clock.time(), stamp: this.clock.stamp()};
  }

  /** Adds a status to the audit trail of a party. */
  addStatus(side: Side | undefined, name: string, description: string, createdOn = this.clock.stamp()): void {
    const status: Status = {id: crypto.randomUUID(), name, description, createdOn};
    side?.statuses.push(status);
  }

  /** The document that another one refers to: that with its number, between the same two parties in the other direction, or the same one. */
  referred(number: string | undefined, from: string, to: string, families: readonly string[]): BusDocument | undefined {
    if (!number) return undefined;
    const parties = [this.partyIds.text(from), this.partyIds.text(to)];
    return this.all()
      .reverse()
      .find(
        ({family, facts}) =>
          facts.number === number &&
          families.includes(family) &&
          parties.includes(facts.sender ?? '') &&
          parties.includes(facts.receiver ?? ''),
      );
  }
}
