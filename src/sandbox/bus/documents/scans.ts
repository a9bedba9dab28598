import type {Clock} from '../clock';
import type {BusContract} from '../contract';
import type {Channels} from '../delivery/channels';
import type {Delivery} from '../delivery/delivery';
import type {Incoming} from '../delivery/incoming';
import {optionOf} from '../../hookSyntax/action';
import type {Events} from '../hooks/events';
import type {Hooks, SavedHook} from '../hooks/hooks';
import {withScan} from '../../compose/embed';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {Problem} from '../problem';
import type {DocumentFactory} from './factory';
import type {BusDocument, Recognition} from './model';
import type {DocumentStore} from './store';
import {StoredFile} from './storedFile';

/** A scan to be recognised. */
export interface Scan {
  readonly direction: 'purchase' | 'sales';
  readonly party: string;
  readonly file: Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
  readonly documentId?: string;
  readonly channel?: string;
}

/** What of a scan is needed to recognise it. */
type Waiting = Pick<Scan, 'direction' | 'party' | 'fileName'>;

/** Whose document a scan is. */
const SIDES = {purchase: 'received', sales: 'sent'} as const;

const topicOf = (direction: Scan['direction']): string =>
  direction === 'purchase' ? 'RecognizePurchaseInvoice' : 'RecognizeSalesInvoice';

const CERTAIN = 90;
const UNKNOWN = {documentTypeId: '', root: '', profileId: '', number: '', issueDate: '', typeCode: '', currency: ''};

/** Stores scans, and makes of each what openapi/sandboxOutcomes.yaml says for its file name: the sandbox doesn't read scans. */
export class Scans {
  constructor(
    private readonly contract: BusContract,
    private readonly clock: Clock,
    private readonly partyIds: PartyIds,
    private readonly store: DocumentStore,
    private readonly factory: DocumentFactory,
    private readonly channels: Channels,
    private readonly delivery: Delivery,
    private readonly incoming: Incoming,
    private readonly hooks: Hooks,
    private readonly events: Events,
    /** The XML of the invoice that the sandbox recognises. */
    private readonly result: () => Uint8Array,
  ) {}

  /** Stores a scan. Without a hook that recognises it, nothing more happens. @returns its documentId @throws Problem for an unknown channel */
  add(scan: Scan): string {
    const id = this.store.checkId(scan.documentId);
    const topic = topicOf(scan.direction);
    const forced = scan.channel === 'idr' ? undefined : scan.channel;
    const hook = this.channels.handler(scan.party, topic, 'recognize', forced);
    if (forced && !hook) {
      throw new Problem('API400', `Parameter 'channel': party '${scan.party}' has no hook '${forced}' for ${topic}.`);
    }
    const {party, file, fileName, direction, mediaType} = scan;
    const parties = {isSelfBilled: false, senderName: '', receiverName: ''};
    const document: BusDocument = {
      ...{id, family: 'Invoice', facts: {...UNKNOWN, ...parties}, file: StoredFile.of(file), fileName},
      ...{mediaType},
      [SIDES[direction]]: {...this.store.side(party), isPending: true},
    };
    this.store.add(document);
    const own = direction === 'purchase' ? {recipient: party} : {sender: party};
    this.events.publish(topic, {party, documentId: id, values: {...own, filename: fileName}});
    if (hook || scan.channel === 'idr') this.wait(scan, id, hook);
    return id;
  }

  /** Goes on with a scan that waited when the sandbox was stopped. */
  resume({id, fileName = '', received, sent}: BusDocument): void {
    const party = (received ?? sent)?.party ?? '';
    const direction = received ? 'purchase' : 'sales';
    const hook = this.channels.handler(party, topicOf(direction), 'recognize');
    if (hook) this.wait({direction, party, fileName}, id, hook);
  }

  private wait(scan: Waiting, id: string, hook: SavedHook | undefined): void {
    const seconds = this.contract.recognition[hook ? optionOf(this.hooks.actionOf(hook), 'priority') : 'medium'] ?? 0;
    this.clock.after(seconds * 1000, () => this.recognise(scan, id, hook));
  }

  private brokenBy(size: number): string | undefined {
    if (size === 0) return 'The file is empty.';
    const most = this.contract.limit('scan-size');
    return size > most ? `The file is ${size} bytes; the limit is ${most} bytes.` : undefined;
  }

  private outcomeOf(fileName: string) {
    const {scans} = this.contract.outcomes;
    const pattern = (file: string): RegExp => new RegExp(`^${file.replaceAll('*', '.*')}$`, 'i');
    return scans.find(({file}) => pattern(file).test(fileName));
  }

  private async recognise(
    {direction, party, fileName}: Waiting,
    id: string,
    hook: SavedHook | undefined,
  ): Promise<void> {
    const scan = this.store.find(id);
    if (!scan) return;
    const {recognition, error} = this.outcomeOf(fileName) ?? {};
    const lowest = hook ? Number(optionOf(this.hooks.actionOf(hook), 'minConfidence')) : 0;
    const broken = this.brokenBy(scan.file.length);
    const message =
      broken ?? error?.replace('{file}', fileName) ?? `A field has a confidence of ${recognition?.confidence}.`;
    if (broken || !recognition || recognition.confidence < lowest) {
      this.fail(direction, party, id, fileName, message);
      return;
    }
    const file = withScan(this.result(), {...scan, file: scan.file.bytes()});
    const facts = await this.factory.facts(file);
    const verdict = recognition.confidence < CERTAIN ? 'uncertain' : 'certain';
    const found: Recognition = {verdict, confidence: recognition.confidence, uncertain: recognition.uncertain};
    const ends = direction === 'purchase' ? {receiver: this.partyIds.text(party)} : {sender: this.partyIds.text(party)};
    const about = {id, file, fileName, mediaType: 'application/xml', recognition: found};
    const document = this.factory.make({...about, facts: {...facts, ...ends}});
    if (direction === 'purchase') {
      this.store.add(document);
      this.incoming.receive(document, party);
      return;
    }
    document.sent = this.store.side(party);
    this.store.add(document);
    this.delivery.start(document, {receiver: facts.receiver ?? ''});
  }

  private fail(direction: Scan['direction'], party: string, id: string, fileName: string, message: string): void {
    const topic = direction === 'purchase' ? 'InvoiceReceivedError' : 'InvoiceSentError';
    const error = {code: 'EVENT-SCAN', message};
    this.store.addStatus(this.store.find(id)?.[SIDES[direction]], topic, message);
    const own = direction === 'purchase' ? {recipient: party} : {sender: party};
    this.events.publish(topic, {party, documentId: id, values: {...own, filename: fileName, error}});
  }
}
