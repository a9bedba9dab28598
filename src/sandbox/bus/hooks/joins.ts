import type {Clock, Timer} from '../clock';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import type {BusContract} from '../contract';
import type {Channels} from '../delivery/channels';
import type {Delivery} from '../delivery/delivery';
import type {Incoming} from '../delivery/incoming';
import type {DocumentFactory} from '../documents/factory';
import type {Facts} from '../documents/model';
import {rulesProblem, type Validate} from '../../reading/rules';
import type {DocumentStore} from '../documents/store';
import {NotInSandbox, Problem} from '../problem';
import {optionOf} from '../../hookSyntax/action';
import {canEmbed, embedded, type Attachment} from '../../compose/embed';
import type {Events} from './events';
import type {Hooks, SavedHook} from './hooks';

/** An uploaded part of a document. */
export interface Part {
  readonly id: string;
  readonly party: string;
  readonly topic: string;
  readonly file: Uint8Array;
  readonly mediaType: string;
  readonly fileName?: string;
  readonly channel?: string;
  readonly meta?: Readonly<Record<string, string>>;
}

export type ReadPart = Part & {readonly facts?: Facts};

/** Parts that wait for others. */
export interface PartSet {
  readonly hook: SavedHook;
  readonly party: string;
  readonly key: string;
  readonly parts: ReadPart[];
  /** When the wait ends, in ms of the bus. */
  readonly due: number;
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

const stem = (name: string): string => name.replace(/\.[^.]*$/, '');

const isImport = ({publishTopics}: SavedHook): boolean => publishTopics?.[0]?.startsWith('Receive') ?? false;

const nameOf = ({level, id}: SavedHook, party: string, key: string): string => `${level} ${id} ${party} ${key}`;

/** The key of a part, by the option `key` of a join action; undefined for a part that lacks it. */
function keyOf({fileName = '', meta, facts}: ReadPart, key: string): string | undefined {
  if (key.startsWith('meta:')) return meta?.[key.slice('meta:'.length)];
  if (key === 'filename') return stem(fileName);
  return facts ? facts.number.replace(/[\\/:*?"<>|]/g, '-') : stem(fileName).split('_')[0];
}

/** Collects the parts of documents for join hooks, as openapi/joins.yaml says, and publishes what they make together. */
export class Joins {
  private readonly sets = new Map<string, PartSet & {readonly timer: Timer}>();

  constructor(
    private readonly contract: BusContract,
    private readonly partyIds: PartyIds,
    private readonly clock: Clock,
    private readonly store: DocumentStore,
    private readonly factory: DocumentFactory,
    private readonly delivery: Delivery,
    private readonly incoming: Incoming,
    private readonly hooks: Hooks,
    private readonly events: Events,
    private readonly channels: Channels,
    private readonly validate: Validate,
  ) {}

  /** Takes a part. Without a join hook, nothing more happens. @returns its documentId @throws Problem for a wrong document, and an unknown channel */
  async add(part: Part): Promise<string> {
    const hook = this.channels.handler(part.party, part.topic, 'join', part.channel);
    if (!hook && part.channel !== undefined) {
      throw new Problem(
        'API400',
        `Parameter 'channel': party '${part.party}' has no hook '${part.channel}' for ${part.topic}.`,
      );
    }
    const isXml = part.mediaType.endsWith('/xml');
    const facts = isXml ? await this.factory.facts(part.file) : undefined;
    if (facts && !facts.message) {
      throw new Problem('API400-FORMAT', `Document type '${facts.documentTypeId}' is not recognised.`);
    }
    if (facts) {
      const problem = rulesProblem(this.contract, await this.validate(part.file, facts.message?.id ?? ''));
      if (problem) throw problem;
    }
    // At once, because nobody would be told when the set is published.
    if (hook && facts && !canEmbed(facts))
      throw new NotInSandbox('The sandbox embeds files in UBL invoices and orders only.');
    if (hook && part.mediaType === 'image/tiff')
      throw new NotInSandbox("The sandbox doesn't convert TIFF files to PDF.");
    this.store.reserve(part.id);
    const values = {id: facts?.number, sender: facts?.sender, recipient: facts?.receiver};
    this.events.publish(part.topic, {party: part.party, documentId: part.id, values});
    if (hook) this.collect(hook, {...part, facts});
    return part.id;
  }

  private collect(hook: SavedHook, part: ReadPart): void {
    const action = this.hooks.actionOf(hook);
    const option = optionOf(action, 'key');
    const key = keyOf(part, option);
    if (!key) {
      this.fail(hook, part, `The part has no value for the key '${option}'.`);
      return;
    }
    const name = nameOf(hook, part.party, key);
    const open = this.sets.get(name) ?? this.open(hook, part.party, key, name);
    if (open.parts.some(({file}) => sameBytes(file, part.file))) return;
    const second = part.facts && open.parts.some(({facts}) => facts);
    if (second) {
      this.fail(hook, part, `A structured document with the key '${key}' has already arrived.`);
      return;
    }
    open.parts.push(part);
    if (open.parts.length < Number(optionOf(action, 'parts'))) return;
    this.close(name);
    this.clock.work(() => this.publish(open));
  }

  private open(hook: SavedHook, party: string, key: string, name: string): PartSet {
    const wait = Number(optionOf(this.hooks.actionOf(hook), 'wait')) * 1000;
    const set = {hook, party, key, parts: [], due: this.clock.time() + wait};
    this.keep(name, set);
    return set;
  }

  private keep(name: string, set: PartSet): void {
    const timer = this.clock.after(Math.max(0, set.due - this.clock.time()), () => this.ended(name));
    this.sets.set(name, {...set, timer});
  }

  /** The sets that wait, to be kept. */
  waiting(): PartSet[] {
    return [...this.sets.values()].map(({timer: _, ...set}) => set);
  }

  /** Goes on with sets that were kept. */
  restore(sets: readonly PartSet[]): void {
    for (const set of sets) this.keep(nameOf(set.hook, set.party, set.key), set);
  }

  private close(name: string): void {
    this.sets.get(name)?.timer.cancel();
    this.sets.delete(name);
  }

  private ended(name: string): Promise<void> | void {
    const set = this.sets.get(name);
    this.close(name);
    if (!set) return undefined;
    const action = this.hooks.actionOf(set.hook);
    const isWhole = set.parts.some(({facts}) => facts) && optionOf(action, 'onTimeout') === 'publish';
    if (isWhole) return this.publish(set);
    const count = `${set.parts.length} of ${optionOf(action, 'parts')} parts`;
    this.failSet(set, `${count} with the key '${set.key}' arrived in ${optionOf(action, 'wait')} seconds.`);
  }

  private async publish(set: PartSet): Promise<void> {
    const main = set.parts.find(({facts}) => facts);
    if (!main?.facts) {
      this.failSet(set, `None of the parts with the key '${set.key}' is a structured document.`);
      return;
    }
    if (!this.isOwn(set, main.facts)) {
      this.failSet(set, `Party '${set.party}' is not the one in the document.`, 'API400-PARTY');
      return;
    }
    const files = set.parts
      .filter((each) => each !== main)
      .sort(byFileName)
      .map((each, at, all) => attachmentOf(each, all.slice(0, at)));
    const xml = embedded(new TextDecoder().decode(main.file), main.facts, files);
    if (xml === undefined) throw new NotInSandbox('The sandbox embeds files in UBL invoices and orders only.');
    const file = new TextEncoder().encode(xml);
    if (file.length > this.contract.limit('join-size')) {
      this.failSet(set, 'The joined document is larger than 50 MB.');
      return;
    }
    const problem = rulesProblem(this.contract, await this.validate(file, main.facts.message?.id ?? ''));
    if (problem) {
      this.failSet(set, problem.message, problem.code);
      return;
    }
    const document = this.factory.make({id: main.id, file, mediaType: 'application/xml', facts: main.facts});
    if (isImport(set.hook)) {
      this.store.add(document);
      this.incoming.receive(document, set.party);
      return;
    }
    document.sent = this.store.side(set.party);
    this.store.add(document);
    this.delivery.start(document, {receiver: main.facts.receiver ?? ''});
  }

  /** Whether the party of a set is the sender of what the set sends, or the receiver of what it imports. */
  private isOwn({hook, party}: PartSet, {sender, receiver}: Facts): boolean {
    const own = isImport(hook) ? receiver : sender;
    return own === undefined || this.partyIds.text(own) === this.partyIds.text(party);
  }

  private failSet(set: PartSet, message: string, code = 'EVENT-JOIN'): void {
    const about = set.parts.find(({facts}) => facts) ?? set.parts[0];
    if (about) this.fail(set.hook, about, message, code);
  }

  private fail(hook: SavedHook, {id, party, facts}: ReadPart, message: string, code = 'EVENT-JOIN'): void {
    const [, direction, family] = /^(Send|Receive)(\w+)$/.exec(hook.publishTopics?.[0] ?? '') ?? [];
    const known = facts && {id: facts.number, sender: facts.sender, recipient: facts.receiver};
    const values = {...known, sourceDocumentTypeId: facts?.documentTypeId, error: {code, message}};
    const topic = `${family ?? 'Invoice'}${direction === 'Receive' ? 'ReceivedError' : 'SentError'}`;
    this.events.publish(topic, {party, documentId: id, values, message});
  }
}

/** The order of the parts in the document, whatever arrived first. */
function byFileName({fileName: one = ''}: ReadPart, {fileName: other = ''}: ReadPart): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A part as it is embedded: with a name that no other one has. */
function attachmentOf(
  {fileName = 'attachment', mediaType, file, meta}: ReadPart,
  before: readonly ReadPart[],
): Attachment {
  const same = before.filter((each) => each.fileName === fileName).length;
  const name = same ? fileName.replace(/(\.[^.]*)?$/, (extension) => `-${same + 1}${extension}`) : fileName;
  return {fileName: name, mediaType, file, description: meta?.description};
}
