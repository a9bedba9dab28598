import {base64} from '../contracts/base64';
import * as z from 'zod';
import type {Bus} from './bus/bus';
import type {BusDocument, Side} from './bus/documents/model';
import {StoredFile} from './bus/documents/storedFile';
import type {PartSet, ReadPart} from './bus/hooks/joins';

type KeptDocument = Omit<BusDocument, 'file' | 'facts'> & {
  /** Its compressed bytes in Base64. */
  readonly file: Pick<StoredFile, 'length' | 'isPacked'> & {readonly packed: string};
  readonly facts: Omit<BusDocument['facts'], 'message'> & {readonly message?: string};
};

/** Parts of a join, with their files in Base64. */
type KeptParts = Omit<PartSet, 'parts'> & {
  readonly parts: readonly (Omit<ReadPart, 'file' | 'facts'> & {
    readonly file: string;
    readonly facts?: KeptDocument['facts'];
  })[];
};

const VERSION = 4;

interface Kept {
  readonly version: number;
  /** Of the bus, in ms: its clock goes on from there. */
  readonly time: number;
  readonly organisation: unknown;
  readonly registrations: unknown;
  readonly hooks: unknown;
  readonly documents: readonly KeptDocument[];
  readonly used: readonly string[];
  readonly parts: readonly KeptParts[];
  /** What only the SOAP platform knows; absent where nobody has used it. */
  readonly platform?: unknown;
}

/** What a kept text has at least. What else is missing shows when the parts of the bus become it. */
const kept = z.looseObject({
  time: z.number(),
  organisation: z.array(z.unknown()),
  documents: z.array(z.unknown()),
  used: z.array(z.string()),
  parts: z.array(z.unknown()),
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

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/**
 * The state of a bus as JSON: users, registrations, hooks and documents, with what they wait for. Tokens, and what test receivers would still send, are not part of it.
 * @param platform what only the SOAP platform knows
 */
export function keep({organisation, registrations, hooks, store, clock, joins}: Bus, platform?: unknown): string {
  const documents = store.all().map(({file, facts, ...rest}): KeptDocument => ({
    ...rest,
    file: {length: file.length, isPacked: file.isPacked, packed: base64(file.packed)},
    facts: keptFacts(facts),
  }));
  const state = {organisation: organisation.kept(), registrations: registrations.kept(), hooks: hooks.kept()};
  return JSON.stringify({
    version: VERSION,
    time: clock.time(),
    ...state,
    documents,
    used: store.usedIds(),
    parts: joins.waiting().map(keptParts),
    platform,
  } satisfies Kept);
}

const hasEnded = ({statuses}: Side): boolean => statuses.some(({name}) => /(?:Sent|Error)$/.test(name));

const keptFacts = (facts: BusDocument['facts']): KeptDocument['facts'] => ({...facts, message: facts.message?.id});

const factsOf = ({contract}: Bus, {message, ...facts}: KeptDocument['facts']): BusDocument['facts'] => ({
  ...facts,
  message: contract.messages.find(({id}) => id === message),
});

const keptParts = ({parts, ...set}: PartSet): KeptParts => ({
  ...set,
  parts: parts.map(({file, facts, ...part}) => ({...part, file: base64(file), facts: facts && keptFacts(facts)})),
});

const partsOf = (bus: Bus, {parts, ...set}: KeptParts): PartSet => ({
  ...set,
  parts: parts.map(({file, facts, ...part}) => ({...part, file: bytesOf(file), facts: facts && factsOf(bus, facts)})),
});

/** Goes on with a document that was on its way, or a scan that waited. */
function resume({scans, delivery}: Bus, document: BusDocument): void {
  const {sent, received, destination, isExample} = document;
  const side = sent ?? received;
  if (!side || isExample || hasEnded(side)) return;
  if (side.isPending) scans.resume(document);
  else if (destination) delivery.resume(document, destination);
}

/** Gives a bus a kept state, and returns that of the platform. Documents that were on their way are sent again. @throws OtherVersion for a text of another version, Error for one that isn't of `keep` */
export function restore(bus: Bus, text: string): unknown {
  const {time, organisation, registrations, hooks, documents: all, used, parts, platform} = read(text);
  bus.clock.goOnFrom(time);
  bus.organisation.restore(organisation);
  bus.registrations.restore(registrations);
  bus.hooks.restore(hooks);
  const documents = all.map(({file, facts, ...rest}): BusDocument => ({
    ...rest,
    file: StoredFile.from({...file, packed: bytesOf(file.packed)}),
    facts: factsOf(bus, facts),
  }));
  bus.store.restore(documents, used);
  bus.joins.restore(parts.map((set) => partsOf(bus, set)));
  for (const each of documents) resume(bus, each);
  return platform;
}
