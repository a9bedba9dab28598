import type {Bus} from './bus/bus';
import type {BusDocument, Side} from './bus/documents/model';
import {StoredFile} from './bus/documents/storedFile';

/** What of the clock can't be kept: when a party got a document, as an age in ms of the bus. */
type KeptSide = Omit<Side, 'since' | 'delivered' | 'downloaded'> & {
  readonly age: number;
  readonly deliveredAge?: number;
  readonly downloaded?: {readonly age: number; readonly stamp: string};
};

type KeptDocument = Omit<BusDocument, 'file' | 'facts' | 'sent' | 'received'> & {
  /** Its compressed bytes in Base64. */
  readonly file: Pick<StoredFile, 'length' | 'isPacked'> & {readonly packed: string};
  readonly facts: Omit<BusDocument['facts'], 'message'> & {readonly message?: string};
  readonly sent?: KeptSide;
  readonly received?: KeptSide;
};

const VERSION = 2;

interface Kept {
  readonly version: number;
  readonly organisation: unknown;
  readonly registrations: unknown;
  readonly hooks: unknown;
  readonly documents: readonly KeptDocument[];
  readonly used: readonly string[];
  /** What only the SOAP platform knows; absent where nobody has used it. */
  readonly platform?: unknown;
}

function keptSide(side: Side | undefined, now: number): KeptSide | undefined {
  if (!side) return undefined;
  const {since, delivered, downloaded, ...rest} = side;
  return {
    ...rest,
    age: now - since,
    deliveredAge: delivered === undefined ? undefined : now - delivered,
    downloaded: downloaded && {age: now - downloaded.at, stamp: downloaded.stamp},
  };
}

function side(kept: KeptSide | undefined, now: number): Side | undefined {
  if (!kept) return undefined;
  const {age, deliveredAge, downloaded, ...rest} = kept;
  return {
    ...rest,
    since: now - age,
    delivered: deliveredAge === undefined ? undefined : now - deliveredAge,
    downloaded: downloaded && {at: now - downloaded.age, stamp: downloaded.stamp},
  };
}

/** How many bytes can be the arguments of one call. */
const PIECE = 8192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/**
 * The state of a bus as JSON: users, registrations, hooks and documents. Waits and tokens are not part of it.
 * @param platform what only the SOAP platform knows
 */
export function keep({organisation, registrations, hooks, store, clock}: Bus, platform?: unknown): string {
  const now = clock.time();
  const documents = store.all().map(({file, facts, sent, received, ...rest}): KeptDocument => ({
    ...rest,
    file: {length: file.length, isPacked: file.isPacked, packed: base64(file.packed)},
    facts: {...facts, message: facts.message?.id},
    sent: keptSide(sent, now),
    received: keptSide(received, now),
  }));
  const state = {organisation: organisation.kept(), registrations: registrations.kept(), hooks: hooks.kept()};
  return JSON.stringify({version: VERSION, ...state, documents, used: store.usedIds(), platform} satisfies Kept);
}

const hasEnded = ({statuses}: Side): boolean => statuses.some(({name}) => /(?:Sent|Error)$/.test(name));

/** Goes on with a document that was on its way, or a scan that waited. */
function resume({scans, delivery}: Bus, document: BusDocument): void {
  const {sent, received, facts, isExample} = document;
  const side = sent ?? received;
  if (!side || isExample || hasEnded(side)) return;
  if (side.isPending) scans.resume(document);
  else if (sent) delivery.start(document, facts.receiver ?? '');
}

/** Gives a bus a kept state, and returns that of the platform. Documents that were on their way are sent again. @throws Error for a text that isn't of `keep` */
export function restore(bus: Bus, text: string): unknown {
  const kept = JSON.parse(text) as Kept;
  if (kept.version !== VERSION) throw new Error('The file was not written by this version of the sandbox.');
  const now = bus.clock.time();
  bus.organisation.restore(kept.organisation);
  bus.registrations.restore(kept.registrations);
  bus.hooks.restore(kept.hooks);
  const documents = kept.documents.map(({file, facts, sent, received, ...rest}): BusDocument => {
    const message = bus.contract.messages.find(({id}) => id === facts.message);
    return {
      ...rest,
      file: StoredFile.from({...file, packed: bytesOf(file.packed)}),
      facts: {...facts, message},
      sent: side(sent, now),
      received: side(received, now),
    };
  });
  bus.store.restore(documents, kept.used);
  for (const each of documents) resume(bus, each);
  return kept.platform;
}
