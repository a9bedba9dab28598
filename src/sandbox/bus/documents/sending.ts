import {isPdf} from '../../../validation/pdf';
import type {BusContract} from '../contract';
import type {Channels} from '../delivery/channels';
import type {Delivery} from '../delivery/delivery';
import type {Incoming} from '../delivery/incoming';
import type {Joins} from '../hooks/joins';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {Problem} from '../problem';
import type {Conversions} from './conversions';
import type {DocumentFactory} from './factory';
import {withReceiver} from '../../reading/written';
import type {Facts} from './model';
import {withXml} from '../../reading/read';
import {rulesProblem, type Validate} from '../../reading/rules';
import type {DocumentStore} from './store';

/** An uploaded file, with what the request says of it. */
export interface Upload {
  /** The operation of the contract, which decides what is accepted. */
  readonly operation: string;
  readonly party: string;
  readonly file: Uint8Array;
  readonly mediaType: string;
  readonly fileName?: string;
  readonly documentId?: string;
  readonly receiverId?: string;
  readonly senderId?: string;
  readonly channel?: string;
  readonly topic?: string;
  readonly sourceFormat?: string;
  readonly targetFormat?: string;
  readonly meta?: Readonly<Record<string, string>>;
  /** The ID of the document that it changes, where the request names it. */
  readonly refersTo?: string;
}

const IMPORT = 'receiveGeneric';

/** Takes documents that are uploaded: checks them, stores them, and sends them on or gives them to the party. */
export class Sending {
  constructor(
    private readonly contract: BusContract,
    private readonly partyIds: PartyIds,
    private readonly store: DocumentStore,
    private readonly factory: DocumentFactory,
    private readonly channels: Channels,
    private readonly delivery: Delivery,
    private readonly incoming: Incoming,
    private readonly joins: Joins,
    private readonly conversions: Conversions,
    private readonly validate: Validate,
  ) {}

  /** Stores an upload. @returns its documentId @throws Problem for a document that the bus refuses, NotInSandbox for one it can't check */
  async upload(upload: Upload): Promise<string> {
    const id = this.store.checkId(upload.documentId);
    this.checkTopic(upload);
    if (upload.topic?.startsWith('Join')) return this.joins.add({...upload, id, topic: upload.topic});
    const isImport = upload.operation === IMPORT;
    const read = await this.factory.facts(upload.file);
    this.checkFormat(upload, read);
    const family = read.message?.family ?? '';
    this.checkParty(upload, read);
    if (!isImport && !read.receiver && !upload.receiverId) {
      throw new Problem('API400-PARTY', "The document doesn't identify its receiver. Set receiverId.");
    }
    const command = isImport ? `Receive${family}` : `Send${family}`;
    this.channels.check(upload.party, upload.topic ?? command, upload.channel);
    const {file, facts} = upload.receiverId ? await this.addressed(upload, read) : {file: upload.file, facts: read};
    const problem = rulesProblem(this.contract, await this.validate(file, facts.message?.id ?? ''));
    if (problem) throw problem;
    // Another request may have used the ID while this one was checked.
    this.store.checkId(id);
    const document = await this.stored(upload, id, file, facts);
    if (isImport) {
      this.store.add(document);
      this.incoming.receive(document, upload.party);
      return id;
    }
    document.sent = this.store.side(upload.party);
    this.store.add(document);
    if (upload.topic && !this.channels.hasAny(upload.party, upload.topic)) return id;
    const {topic, channel: forced} = upload;
    this.delivery.start(document, {receiver: upload.receiverId ?? facts.receiver ?? '', topic, forced});
    return id;
  }

  /** The document as it is kept: converted, if the request says so. */
  private async stored(
    {targetFormat, mediaType, fileName, meta, refersTo}: Upload,
    id: string,
    file: Uint8Array,
    facts: Facts,
  ) {
    const converted = await this.conversions.convert(file, facts, targetFormat);
    const about = {id, fileName, meta, refersTo, sourceTypeId: facts.documentTypeId};
    if (converted === file) return this.factory.make({...about, file, mediaType, facts});
    const known = {file: converted, mediaType: 'application/xml', facts: await this.factory.facts(converted)};
    // Another request may have used the ID while this one was converted.
    this.store.checkId(id);
    return this.factory.make({...about, ...known});
  }

  private checkTopic({topic, operation}: Upload): void {
    const known = this.contract.topics.topics.find((each) => each.topic === topic);
    const accepted = operation === IMPORT ? /^Receive/ : /^(Send|Join)/;
    if (topic === undefined || (known?.kind === 'command' && accepted.test(topic))) return;
    throw new Problem('API400', `Parameter 'topic': ${operation} does not accept '${topic}'.`);
  }

  /** Whether an operation accepts documents of a family: those that send one family alone are strict. */
  private accepts(operation: string, family: string): boolean {
    const own = Object.entries(this.contract.families).filter(([, {send}]) => send.includes(operation));
    return own.length !== 1 || own[0]?.[0] === family;
  }

  private checkFormat({operation, sourceFormat}: Upload, {message, documentTypeId}: Facts): void {
    const type = `Document type '${documentTypeId}' is not`;
    if (!message) throw new Problem('API400-FORMAT', `${type} recognised.`);
    if (!this.accepts(operation, message.family))
      throw new Problem('API400-FORMAT', `${type} accepted by ${operation}.`);
    if (sourceFormat && sourceFormat !== documentTypeId) {
      throw new Problem('API400-FORMAT', `${type} the one in sourceFormat.`);
    }
  }

  private checkParty({operation, party, senderId}: Upload, {sender, receiver}: Facts): void {
    const own = operation === IMPORT ? receiver : sender;
    const isSame = (one: string, other: string): boolean => this.partyIds.text(one) === this.partyIds.text(other);
    if (own && !isSame(own, party)) {
      throw new Problem('API400-PARTY', `Party '${own}' in the document does not match the partyId in the path.`);
    }
    if (senderId && sender && !isSame(senderId, sender)) {
      throw new Problem('API400-PARTY', `Party '${sender}' in the document does not match senderId.`);
    }
  }

  /** The document with the receiver of the request written into it. */
  private async addressed({file, receiverId = ''}: Upload, facts: Facts) {
    const id = this.partyIds.read(receiverId);
    if (!id) throw new Problem('API400', `Parameter 'receiverId': the scheme of '${receiverId}' is not known.`);
    // Nothing is written into a PDF, whose XML would no longer be what it shows.
    if (facts.receiver === this.partyIds.text(receiverId) || isPdf(file)) return {file, facts};
    const xml = await withXml(file, (tree) => withReceiver(tree, facts, id.schemeIdNumber, id.value));
    if (xml === undefined) return {file, facts};
    const written = new TextEncoder().encode(xml);
    return {file: written, facts: await this.factory.facts(written)};
  }
}
