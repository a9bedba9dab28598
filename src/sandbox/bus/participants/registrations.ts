import type {BusContract} from '../contract';
import type {Clock} from '../clock';
import type {Organisation} from '../organisation/organisation';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {Problem} from '../problem';
import {inheritedConfig, merged, type PartyConfig, type Settings} from './config';

/** Where a participant of another provider was registered before it came here. */
const MIGRATION_KEY = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\x21-\x7e]{8,24}$/;

/** A participant of the organisation, as it was saved. */
interface Registration {
  readonly partyId: string;
  config: PartyConfig;
  migrationKey?: string;
}

/** The Peppol configurations: the default one, and those of the organisation's participants. */
export class Registrations {
  private readonly participants = new Map<string, Registration>();
  private defaults: PartyConfig;

  constructor(
    private readonly contract: BusContract,
    private readonly partyIds: PartyIds,
    organisation: Organisation,
    private readonly clock: Clock,
  ) {
    this.defaults = {...(contract.defaultConfig as PartyConfig), createdOn: clock.stamp(), changedOn: null};
    for (const [key, capabilities] of Object.entries(contract.outcomes.participants)) {
      this.save(organisation.castParty(key), {
        capabilities: Object.fromEntries(capabilities.map((each) => [each, {state: 'on'}])),
        businessCard: {names: {state: 'on', value: contract.cast[key]?.name}, state: 'on'},
        verification: {notes: 'Extract of the trade register', verifiedOn: clock.stamp()},
      });
    }
  }

  /** All of them, to be kept. */
  kept(): unknown {
    return {defaults: this.defaults, participants: [...this.participants.values()]};
  }

  /** Become what was kept. */
  restore(kept: unknown): void {
    const {defaults, participants} = kept as {defaults: PartyConfig; participants: readonly Registration[]};
    this.defaults = defaults;
    this.participants.clear();
    for (const each of participants) this.participants.set(this.partyIds.text(each.partyId), each);
  }

  private checked(capabilities: Settings | undefined): void {
    const known = this.contract.capabilities.map(({key}) => key);
    for (const [key, {state}] of Object.entries(capabilities ?? {})) {
      if (!known.includes(key)) throw new Problem('API400-CONFIG', `Unknown capability '${key}'.`);
      if (state === undefined || state === 'on' || state === 'off') continue;
      throw new Problem('API400-CONFIG', `The state of '${key}' must be on or off.`);
    }
  }

  /** The default configuration. */
  default(): PartyConfig {
    return this.defaults;
  }

  /** Saves the default configuration; capabilities that are left out, or have no state, keep theirs. @throws Problem for a wrong one */
  saveDefault({capabilities, businessCard}: PartyConfig): PartyConfig {
    this.checked(capabilities);
    const changed = Object.entries(capabilities ?? {}).filter(([, {state}]) => state !== undefined);
    this.defaults = {
      capabilities: merged(this.defaults.capabilities, Object.fromEntries(changed)),
      businessCard: businessCard ?? this.defaults.businessCard,
      createdOn: this.defaults.createdOn,
      changedOn: this.clock.stamp(),
    };
    return this.defaults;
  }

  private of(partyId: string): Registration {
    const found = this.participants.get(this.partyIds.text(partyId));
    if (!found) throw new Problem('API404-PARTICIPANT', `Participant '${partyId}' is not registered.`);
    return found;
  }

  /** The configuration of a participant, with what it inherits. @throws Problem for one that isn't registered */
  get(partyId: string): PartyConfig {
    return inheritedConfig(this.of(partyId).config, this.defaults, this.contract);
  }

  /** The partyIds of the participants, in their order. */
  list(): string[] {
    return [...this.participants.values()].map(({partyId}) => partyId).sort();
  }

  /** Registers a participant, or changes its configuration. @throws Problem for a configuration that can't be published */
  save(partyId: string, sent: PartyConfig): PartyConfig {
    const key = this.partyIds.text(partyId);
    const known = this.participants.get(key);
    this.checked(sent.capabilities);
    if (!this.partyIds.read(partyId)) {
      throw new Problem('API400-CONFIG', `The scheme of '${partyId}' is not a Peppol participant scheme.`);
    }
    const problem = this.partyIds.problem(partyId);
    if (problem) throw new Problem('API400-CONFIG', problem);
    if (!known && !sent.verification) {
      throw new Problem('API400-CONFIG', `Participant '${partyId}' has no verification.`);
    }
    const migrationKey = sent.migration?.key;
    if (migrationKey && !MIGRATION_KEY.test(migrationKey)) {
      throw new Problem('API400-CONFIG', 'The migration key is not the one that the current provider registered.');
    }
    if (!known && !migrationKey && this.isElsewhere(partyId)) {
      const where = 'is registered at another service metadata publisher.';
      throw new Problem('API409-PARTICIPANT', `Participant '${partyId}' ${where}`);
    }
    const before = known?.config;
    const config: PartyConfig = {
      capabilities: merged(before?.capabilities, sent.capabilities),
      businessCard: sent.businessCard ?? before?.businessCard,
      verification: sent.verification ?? before?.verification,
      createdOn: before?.createdOn ?? this.clock.stamp(),
      changedOn: before ? this.clock.stamp() : null,
    };
    this.participants.set(key, {partyId: known?.partyId ?? partyId, config, migrationKey: known?.migrationKey});
    return this.get(partyId);
  }

  remove(partyId: string): void {
    this.of(partyId);
    this.participants.delete(this.partyIds.text(partyId));
  }

  /** A new key with which another provider can take the participant over. The former one is no longer valid. */
  prepareToMigrate(partyId: string): string {
    const found = this.of(partyId);
    const secret = crypto.randomUUID().replaceAll('-', '');
    found.migrationKey = `X${secret.slice(0, 3)}$Q${secret.slice(3, 6)}-${secret.slice(6, 12)}T1b`;
    return found.migrationKey;
  }

  /** Whether a party is registered with another provider: a test receiver. */
  private isElsewhere(partyId: string): boolean {
    const key = this.partyIds.text(partyId);
    const {receivers} = this.contract.outcomes;
    return receivers.some((each) => !each.unknown && this.partyIds.text(each.partyId) === key);
  }

  /** Whether a participant is registered here. */
  has(partyId: string): boolean {
    return this.participants.has(this.partyIds.text(partyId));
  }

  /** Whether a capability of a participant is on, of itself or by default; false for a party that isn't registered here. */
  isOn(partyId: string, capability: string): boolean {
    const own = this.participants.get(this.partyIds.text(partyId))?.config.capabilities?.[capability]?.state;
    if (!this.has(partyId)) return false;
    return (own ?? this.defaults.capabilities?.[capability]?.state) === 'on';
  }

  /**
   * Whether documents of a family find a party on Peppol, registered here or elsewhere.
   * @param message the message of the document, of documents/formats.yaml; without one, any message of the family
   */
  receives(partyId: string, family: string, message?: string): boolean {
    if (!this.has(partyId)) return this.isElsewhere(partyId);
    const able = this.contract.capabilities.filter(({families}) => families.includes(family));
    // There are no capabilities for timecards and maintenance documents.
    if (able.length === 0) return true;
    const own = able.filter(({messages}) => message === undefined || messages.includes(message));
    // What Peppol has no document type for is converted.
    return (own.length > 0 ? own : able.slice(0, 1)).some(({key}) => this.isOn(partyId, key));
  }
}
