import {compareChannels} from '../../../contracts/channels/choice';
import type {BusContract} from '../contract';
import {isTrue} from '../../hookSyntax/filter';
import type {Hooks, SavedHook} from '../hooks/hooks';
import {commandTopic, type Events} from '../hooks/events';
import type {Registrations} from '../participants/registrations';
import type {Organisation} from '../organisation/organisation';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {Problem} from '../problem';

/** What a document needs of a channel. */
export interface Journey {
  readonly family: string;
  /** In place of the command topic of the family. */
  readonly topic?: string;
  readonly sender: string;
  readonly receiver: string;
  /** The message of the document, of documents/formats.yaml. */
  readonly message?: string;
  /** What filters can look at. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Schemes that take no documents to their receivers, whatever the hook subscribes to. */
const NO_CHANNELS = ['join', 'recognize', 'mailfrom'];

/** The channels of documents: active hooks that subscribe to a Send topic. */
export class Channels {
  constructor(
    private readonly contract: BusContract,
    private readonly partyIds: PartyIds,
    private readonly organisation: Organisation,
    private readonly registrations: Registrations,
    private readonly hooks: Hooks,
    private readonly events: Events,
  ) {}

  /** The channels of a sender for a command topic, best first, without a look at receivers and filters. */
  private subscribed(party: string, topic: string): SavedHook[] {
    const known = this.contract.topics.topics.some((each) => each.topic === topic);
    // Documents that no command sends, such as reviews, go by Peppol.
    if (!known) return this.hooks.list(undefined).filter(({id}) => id === 'peppol');
    const ordered = (hook: SavedHook) => ({...hook, party: hook.level === 'environment' ? undefined : hook.level});
    return this.hooks
      .listening(party, this.events.topic(topic))
      .sort((one, other) => compareChannels(ordered(one), ordered(other), topic));
  }

  /** Whether a hook of the sender takes the documents of a command topic. */
  hasAny(party: string, topic: string): boolean {
    return this.subscribed(party, topic).length > 0;
  }

  /** Whether a channel gets a document to its receiver. */
  reaches(hook: SavedHook, {family, sender, receiver, message, values, ...journey}: Journey): boolean {
    const topic = commandTopic({family, ...journey});
    const fields = {...values, topic, partyId: sender, sender, recipient: this.partyIds.text(receiver)};
    if (!isTrue(hook.filter ?? '', fields)) return false;
    const {scheme} = this.hooks.actionOf(hook).form;
    if (scheme === 'peppol') return this.registrations.receives(receiver, family, message);
    const registered = this.contract.outcomes.networks[scheme];
    if (!registered) return true;
    const ids = registered.map((key) => this.partyIds.text(this.organisation.castParty(key)));
    return ids.includes(this.partyIds.text(receiver));
  }

  /** The channel by which a document goes; undefined where none reaches its receiver. @throws Problem for a forced channel that the sender lacks */
  choose(journey: Journey, forced?: string): SavedHook | undefined {
    const all = this.all(journey);
    if (forced === undefined) return all.find((hook) => this.reaches(hook, journey));
    const named = all.find(({id}) => id === forced);
    return named && this.reaches(named, journey) ? named : undefined;
  }

  /** Every channel of the sender for the family of a document, best first. */
  all({sender, ...journey}: Pick<Journey, 'sender' | 'family' | 'topic'>): SavedHook[] {
    return this.subscribed(sender, commandTopic(journey)).filter(
      (hook) => !NO_CHANNELS.includes(this.hooks.actionOf(hook).form.scheme),
    );
  }

  /** Checks the parameter `channel`. @throws Problem for the ID of a hook that isn't a channel for the topic */
  check(party: string, topic: string, forced: string | undefined): void {
    if (forced === undefined || this.subscribed(party, topic).some(({id}) => id === forced)) return;
    throw new Problem('API400', `Parameter 'channel': party '${party}' has no channel '${forced}' for ${topic}.`);
  }

  /** The hook that takes a command, such as a recognize hook for a scan; undefined where none subscribes to the topic. */
  handler(party: string, topic: string, scheme: string, forced?: string): SavedHook | undefined {
    const all = this.subscribed(party, topic).filter((hook) => this.hooks.actionOf(hook).form.scheme === scheme);
    return forced === undefined ? all[0] : all.find(({id}) => id === forced);
  }
}
