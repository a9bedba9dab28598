import {Chaos} from './chaos';
import {Clock} from './clock';
import type {ConversionSource} from '../../contracts/structure/syntaxConversion';
import type {BusContract, ExampleDocument} from './contract';
import {ACCESS_POINT} from './delivery/accessPoint';
import {Channels} from './delivery/channels';
import {Delivery} from './delivery/delivery';
import {Incoming} from './delivery/incoming';
import {Receivers} from './delivery/receivers';
import {Conversions} from './documents/conversions';
import {DocumentFactory} from './documents/factory';
import {Responding} from './documents/responding';
import {Reviews} from './documents/reviews';
import type {Validate} from '../reading/rules';
import {Scans} from './documents/scans';
import {Sending} from './documents/sending';
import {DocumentStore} from './documents/store';
import {Events} from './hooks/events';
import {Hooks} from './hooks/hooks';
import {Joins} from './hooks/joins';
import {Outbox} from './hooks/outbox';
import type {Post} from './hooks/webhooks';
import {Journal} from './journal';
import {Organisation} from './organisation/organisation';
import {Tokens} from './organisation/tokens';
import {Lookup} from './participants/lookup';
import {Registrations} from './participants/registrations';
import {PartyIds} from '../../contracts/codeLists/partyIds';
import {randomFrom} from './random';

/** What the bus needs of the machine that it runs on. */
export interface Ports {
  readonly post: Post;
  readonly validate: Validate;
  /** The bytes of an example document. */
  readonly example: (example: Pick<ExampleDocument, 'file' | 'number' | 'date'>) => Uint8Array;
  /** What invoices are converted with. */
  readonly conversion: () => ConversionSource;
  /** The machine's time in ms. */
  readonly now: () => number;
}

export interface BusOptions {
  /** How many seconds of the bus pass in a second; 0 stops waits until the clock is advanced. */
  readonly speed: number;
  /** For the order of what happens at random. */
  readonly seed: number;
  /** Hosts of webhooks, besides this machine. */
  readonly webhookHosts: readonly string[];
  /** Whether requests and events go wrong at random. */
  readonly chaos: boolean;
}

const DAY = 86_400_000;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** A bus in small, with everything in memory. Transports call its parts; none of them knows a transport. */
export type Bus = ReturnType<typeof parts>;

/** Starts a bus. Its examples are there once `ready` has ended. */
export const createBus = (contract: BusContract, ports: Ports, options: BusOptions): Bus =>
  parts(contract, ports, options);

function parts(contract: BusContract, ports: Ports, options: BusOptions) {
  const {limit} = contract;
  const journal = new Journal(ports.now);
  const clock = new Clock(options.speed, ports.now, (problem) => {
    journal.add('problem', problem instanceof Error ? problem.message : String(problem));
  });
  const random = randomFrom(options.seed);
  const chaos = options.chaos ? new Chaos(contract.outcomes, random) : undefined;
  const partyIds = new PartyIds([...contract.partySchemes.common, ...contract.partySchemes.others]);
  const organisation = new Organisation(contract, partyIds);
  const tokens = new Tokens(organisation, contract.outcomes, limit('token-lifetime'), ports.now);
  const registrations = new Registrations(contract, partyIds, organisation, clock);
  const [file, downloaded, audit] = ['retention', 'retention-downloaded', 'audit-trail'].map((id) => limit(id) * DAY);
  const retention = {file: file ?? 0, downloaded: downloaded ?? 0, audit: audit ?? 0};
  const store = new DocumentStore(clock, journal, partyIds, retention);
  const factory = new DocumentFactory(contract, partyIds, store);
  const hooks = new Hooks(contract, partyIds, clock);
  const outbox = new Outbox(contract, journal, ({received}, party) => {
    if (received?.party === party) store.download(received);
  });
  const allows = (host: string): boolean => [...LOCAL_HOSTS, ...options.webhookHosts].includes(host);
  const webhooks = {post: ports.post, allows, random};
  const events = new Events(contract, clock, journal, partyIds, hooks, outbox, webhooks, chaos);
  const channels = new Channels(contract, partyIds, organisation, registrations, hooks, events);
  const incoming = new Incoming(store, events);
  const receivers = new Receivers(contract, clock, partyIds, organisation, registrations, store, events, incoming);
  const delivery = new Delivery(contract, clock, store, hooks, events, outbox, channels, receivers);
  const {validate} = ports;
  const conversions = new Conversions(contract, validate, ports.conversion);
  const joins = new Joins(
    contract,
    partyIds,
    clock,
    store,
    factory,
    delivery,
    incoming,
    hooks,
    events,
    channels,
    validate,
  );
  const sending = new Sending(
    contract,
    partyIds,
    store,
    factory,
    channels,
    delivery,
    incoming,
    joins,
    conversions,
    validate,
  );
  const today = (): string => clock.stamp().slice(0, 10);
  const responding = new Responding(contract, partyIds, store, factory, delivery, validate, today);
  receivers.respond = (about, response) => responding.automatic(about, response);
  const reviews = new Reviews(store, factory, delivery);
  const scanned = (): Uint8Array => ports.example({file: contract.outcomes.scanResult});
  const scans = new Scans(
    contract,
    clock,
    partyIds,
    store,
    factory,
    channels,
    delivery,
    incoming,
    hooks,
    events,
    scanned,
  );
  const lookup = new Lookup(contract, partyIds, registrations, hooks, channels);

  /** Adds the examples that the sandbox starts with. */
  async function addExamples(): Promise<void> {
    for (const example of contract.examples) {
      const {id, refersTo, age} = example;
      const file = ports.example(example);
      const facts = await factory.facts(file);
      const document = factory.make({id, file, mediaType: 'application/xml', facts, refersTo, isExample: true});
      const {sender, receiver} = facts;
      const sides = [
        ['sent', sender, 'Sent'],
        ['received', receiver, 'Received'],
      ] as const;
      for (const [side, party, outcome] of sides) {
        if (!party || !organisation.owns(party)) continue;
        const own = (document[side] = store.side(party, age));
        const {message} = events.eventOf(document.family + outcome, {
          party,
          documentId: id,
          values: {status: document.status, endpoint: ACCESS_POINT.url},
        });
        store.addStatus(own, document.family + outcome, message, own.stamp);
      }
      if (document.sent) document.sent.delivered = document.sent.since;
      store.add(document);
    }
  }

  return {
    ...{contract, options, journal, clock, chaos, partyIds, organisation, tokens, registrations, store, factory},
    ...{
      hooks,
      events,
      channels,
      incoming,
      delivery,
      sending,
      responding,
      reviews,
      scans,
      joins,
      lookup,
      conversions,
      validate,
    },
    ready: addExamples(),
    stop: (): void => clock.stop(),
  };
}
