import type {Topic} from '../../../contracts/topics/topics';
import type {Clock} from '../clock';
import type {BusContract} from '../contract';
import type {Journal} from '../journal';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import type {BusDocument} from '../documents/model';
import {detailsOf, messageOf, type BusEvent} from '../../compose/event';
import {isTrue} from '../../hookSyntax/filter';
import type {Hooks, SavedHook} from './hooks';
import type {Outbox} from './outbox';
import type {Chaos} from '../chaos';
import {masked} from '../../hookSyntax/action';
import {Webhooks, type Attempt, type Report, type WebhookOptions} from './webhooks';

/** The command topic of a document: one that it names, or that of its family. Documents such as reviews have none. */
export const commandTopic = ({family, topic}: {readonly family: string; readonly topic?: string}): string =>
  topic ?? `Send${family}`;

/** What an event is about, besides its topic. */
export interface Occurrence {
  readonly party: string;
  readonly documentId: string;
  readonly refersTo?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** For actions that send the file with the event. */
  readonly document?: BusDocument;
}

/** Turns what happens into events, and gives each to the hooks that want it. */
export class Events {
  private readonly topics: ReadonlyMap<string, Topic>;
  private readonly webhooks: Webhooks;
  /** Is told what became of a command that a channel got. */
  onCommand: (documentId: string, attempt: Attempt) => void = () => undefined;

  constructor(
    private readonly contract: BusContract,
    private readonly clock: Clock,
    private readonly journal: Journal,
    private readonly partyIds: PartyIds,
    private readonly hooks: Hooks,
    private readonly outbox: Outbox,
    options: WebhookOptions,
    private readonly chaos?: Chaos,
  ) {
    this.topics = new Map(contract.topics.topics.map((topic) => [topic.topic, topic]));
    this.webhooks = new Webhooks(contract, clock, journal, hooks, options, this.reported);
  }

  topic(name: string): Topic {
    const topic = this.topics.get(name);
    if (!topic) throw new Error(`openapi/topics.yaml has no topic ${name}`);
    return topic;
  }

  /** Whether there is a topic of this name. */
  has(topic: string): boolean {
    return this.topics.has(topic);
  }

  /** The event of an occurrence, for one hook. */
  eventOf(name: string, {party, documentId, refersTo, values = {}, message}: Occurrence): BusEvent {
    const topic = this.topic(name);
    return {
      topic: name,
      partyId: this.partyIds.text(party),
      documentId,
      ...(topic.refToDocumentId && refersTo ? {refToDocumentId: refersTo} : {}),
      message: message ?? messageOf(topic, values),
      details: detailsOf(topic, values),
      createdOn: this.clock.stamp(),
    };
  }

  /** Publishes an event: every hook that listens and whose filter is true gets it. A command is only noted: its channel gets it alone. */
  publish(name: string, occurrence: Occurrence): BusEvent {
    const event = this.eventOf(name, occurrence);
    const topic = this.topic(name);
    const hooks = topic.kind === 'command' ? [] : this.hooks.listening(event.partyId, topic);
    // Most events about hooks have no listener, and would hide the others.
    if (topic.kind === 'hook' && hooks.length === 0) return event;
    this.journal.add('event', name, {party: event.partyId, document: event.documentId, event: JSON.stringify(event)});
    for (const hook of hooks) {
      if (isTrue(hook.filter ?? '', fieldsOf(event))) this.deliver(hook, event, occurrence.document);
    }
    return event;
  }

  /** Gives an event to one hook, whatever its topics. @param attempt the number of the first attempt */
  deliver(hook: SavedHook, event: BusEvent, document?: BusDocument, attempt = 1): void {
    const action = this.hooks.actionOf(hook);
    if (action.form.scheme === 'https') {
      this.disturbed(() => this.webhooks.deliver(hook, event, attempt));
      return;
    }
    if (!this.outbox.takes(action)) return undefined;
    this.outbox.put(hook, action, event, document);
    this.reported(hook, [event], {outcome: 'sent', attempt: 1, message: ''});
  }

  /** Does a delivery, with chaos sometimes late or twice. */
  private disturbed(deliver: () => void): void {
    const fault = this.chaos?.ofEvent();
    if (fault === 'repeated') deliver();
    if (fault !== 'late') {
      deliver();
      return;
    }
    this.clock.after((this.chaos?.random() ?? 0) * (this.chaos?.lasts(fault) ?? 0), deliver);
  }

  /** Posts what a delivery of the journal posted again. @returns why it can't, in words */
  redeliver(delivery: number): string | undefined {
    return this.webhooks.redeliver(delivery);
  }

  /** Pings the active https and mailto hooks of a party. @returns the documentId of the events, or nothing where the party has no such hook */
  ping(party: string): string | undefined {
    const hooks = this.hooks
      .list(party)
      .filter((hook) => hook.isActive && ['https', 'mailto'].includes(this.hooks.actionOf(hook).form.scheme));
    if (hooks.length === 0) return undefined;
    const documentId = crypto.randomUUID();
    const event = this.eventOf('HookPing', {party, documentId, message: 'This is a test of the hook.'});
    this.journal.add('event', 'HookPing', {party, document: documentId, event: JSON.stringify(event)});
    for (const hook of hooks) this.deliver(hook, event);
    return documentId;
  }

  private readonly reported: Report = (hook, events, about) => {
    const {outcome, attempt, message, nextAttemptOn} = about;
    const name = {sent: 'HookSent', retry: 'HookSentRetry', error: 'HookSentError'}[outcome];
    for (const event of events) {
      // What became of a command is an event of its document. That of an event about a hook is reported to nobody, or there would be no end.
      const {kind} = this.topic(event.topic);
      if (kind === 'command') this.onCommand(event.documentId, about);
      if (kind === 'command' || (kind === 'hook' && event.topic !== 'HookPing')) continue;
      const error = outcome === 'sent' ? undefined : {code: 'EVENT-HOOK', message, nextAttemptOn};
      const values = {
        hookTopic: event.topic,
        hookAction: masked(this.contract, hook.action).replace(/#.*$/s, ''),
        attempt,
        error,
      };
      const told = {party: event.partyId, documentId: event.documentId, values};
      this.publish(name, {...told, message: error?.message ?? `The hook '${hook.id}' delivered the event.`});
    }
  };
}

/** The fields that a filter can name: those of the event, and each key of its details. */
const fieldsOf = ({topic, partyId, details}: BusEvent): Record<string, unknown> => ({...details, topic, partyId});
