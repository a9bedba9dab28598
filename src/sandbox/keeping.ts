import * as z from 'zod';
import type {Bus} from './bus/bus';
import type {BusDocument, Side} from './bus/documents/model';
import {StoredFile} from './bus/documents/storedFile';

type KeptDocument = Omit<BusDocument, 'file' | 'facts'> & {
  /** Its compressed bytes in Base64. */
  readonly file: Pick<StoredFile, 'length' | 'isPacked'> & {readonly packed: string};
  readonly facts: Omit<BusDocument['facts'], 'message'> & {readonly message?: string};
};

const VERSION = 3;

interface Kept {
  readonly version: number;
  /** Of the bus, in ms: its clock goes on from there. */
  readonly time: number;
  readonly organisation: unknown;
  readonly registrations: unknown;
  readonly hooks: unknown;
  readonly documents: readonly KeptDocument[];
  readonly used: readonly string[];
  /** What only the SOAP platform knows; absent where nobody has used it. */
  readonly platform?: unknown;
}

/** What a kept text has at least. What else is missing shows when the parts of the bus become it. */
const kept = z.looseObject({
  time: z.number(),
  organisation: z.array(z.unknown()),
  documents: z.array(z.unknown()),
  used: z.array(z.string()),
  platform: z.looseObject({count: z.number(), entries: z.record(z.string(), z.unknown())}).optional(),
});

/** A text that another version of the sandbox kept. */
export class OtherVersion extends Error {}

function read(text: string): Kept {
  const given: unknown = JSON.parse(text);
  const {version} = z.looseObject({version: z.number()}).parse(given);
  if (version !== VERSION) throw new OtherVersion(`The version is ${version}, not ${VERSION}.`);
  kept.parse(given);
  return given as Kept;
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
  const documents = store.all().map(({file, facts, ...rest}): KeptDocument => ({
    ...rest,
    file: {length: file.length, isPacked: file.isPacked, packed: base64(file.packed)},
    facts: {...facts, message: facts.message?.id},
  }));
  const state = {organisation: organisation.kept(), registrations: registrations.kept(), hooks: hooks.kept()};
  return JSON.stringify({
    version: VERSION,
    time: clock.time(),
    ...state,
    documents,
    used: store.usedIds(),
    platform,
  } satisfies Kept);
}

const hasEnded = ({statuses}: Side): boolean => statuses.some(({name}) => /(?:Sent|Error)$/.test(name));

/** Goes on with a document that was on its way, or a scan that waited. */
function resume({scans, delivery}: Bus, document: BusDocument): void {
  const {sent, received, facts, destination, isExample} = document;
  const side = sent ?? received;
  if (!side || isExample || hasEnded(side)) return;
  if (side.isPending) scans.resume(document);
  else if (sent) delivery.start(document, destination ?? {receiver: facts.receiver ?? ''});
}

/** Gives a bus a kept state, and returns that of the platform. Documents that were on their way are sent again. @throws OtherVersion for a text of another version, Error for one that isn't of `keep` */
export function restore(bus: Bus, text: string): unknown {
  const {time, organisation, registrations, hooks, documents: all, used, platform} = read(text);
  bus.clock.goOnFrom(time);
  bus.organisation.restore(organisation);
  bus.registrations.restore(registrations);
  bus.hooks.restore(hooks);
  const documents = all.map(({file, facts, ...rest}): BusDocument => {
    const message = bus.contract.messages.find(({id}) => id === facts.message);
    return {
      ...rest,
      file: StoredFile.from({...file, packed: bytesOf(file.packed)}),
      facts: {...facts, message},
    };
  });
  bus.store.restore(documents, used);
  for (const each of documents) resume(bus, each);
  return platform;
}
