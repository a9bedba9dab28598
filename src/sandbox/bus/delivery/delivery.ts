import type {Clock} from '../clock';
import type {BusContract} from '../contract';
import type {Attempt} from '../hooks/webhooks';
import type {BusDocument, Destination} from '../documents/model';
import type {DocumentStore} from '../documents/store';
import {commandTopic, type Events} from '../hooks/events';
import type {BusEvent, EventError} from '../../compose/event';
import type {Hooks, SavedHook} from '../hooks/hooks';
import type {Outbox} from '../hooks/outbox';
import {messageOf} from '../../compose/event';
import type {Channels, Journey} from './channels';
import {ACCESS_POINT, messageId} from './accessPoint';
import type {Receivers} from './receivers';
import {documentValues} from '../../compose/values';

/** The access point of every receiver on Peppol. */
const UNREACHED: EventError = {code: 'EVENT-UNREACHED', message: "The receiver's access point did not respond."};

/** A document on its way. */
interface Trip extends Destination {
  readonly document: BusDocument;
  hook?: SavedHook;
  attempt: number;
}

/** Delivers documents: chooses the channel, makes the attempts, and says by events and statuses what became of each. */
export class Delivery {
  /** Documents that an https channel has, by the documentId of the command. */
  private readonly handed = new Map<string, Trip>();

  constructor(
    private readonly contract: BusContract,
    private readonly clock: Clock,
    private readonly store: DocumentStore,
    private readonly hooks: Hooks,
    private readonly events: Events,
    private readonly outbox: Outbox,
    private readonly channels: Channels,
    private readonly receivers: Receivers,
  ) {
    events.onCommand = (documentId, attempt) => this.commandTried(documentId, attempt);
  }

  /** Sends a document that has a sent side: by the channel that its destination names or the best one. */
  start(document: BusDocument, destination: Destination): void {
    const {receiver} = destination;
    const command = commandTopic({family: document.family, topic: destination.topic});
    const values = documentValues(document, receiver);
    if (this.events.has(command))
      this.events.publish(command, {party: document.sent?.party ?? '', documentId: document.id, values});
    this.schedule({document, ...destination, attempt: 1}, this.receivers.wait(receiver));
  }

  /** Goes on with a document that was on its way when the sandbox was stopped. */
  resume(document: BusDocument, {next = {attempt: 1, due: 0}, ...destination}: Destination): void {
    this.schedule({document, ...destination, attempt: next.attempt}, Math.max(0, next.due - this.clock.time()) / 1000);
  }

  private schedule(trip: Trip, seconds: number): void {
    this.noteNext(trip, seconds);
    this.clock.after(seconds * 1000, () => this.attempt(trip));
  }

  private noteNext({document, hook: _, attempt, ...destination}: Trip, seconds: number): void {
    document.destination = {...destination, next: {attempt, due: this.clock.time() + seconds * 1000}};
  }

  private journeyOf({document, receiver, topic}: Trip): Journey {
    const {family, facts, sent} = document;
    const values = documentValues(document, receiver);
    return {family, topic, sender: sent?.party ?? '', receiver, message: facts.message?.id, values};
  }

  private attempt(trip: Trip): void {
    const {document} = trip;
    if (trip.hook && !this.hooks.current(trip.hook)?.isActive) {
      this.failed(trip, UNREACHED, true);
      return;
    }
    trip.hook ??= this.channels.choose(this.journeyOf(trip), trip.forced);
    const {hook} = trip;
    if (!hook) {
      this.withoutChannel(trip);
      return;
    }
    const action = this.hooks.actionOf(hook);
    if (action.form.scheme === 'peppol') {
      this.overPeppol(trip);
      return;
    }
    const event = this.commandOf(trip);
    if (action.form.scheme === 'https') {
      this.handed.set(document.id, trip);
      this.events.deliver(hook, event, document, trip.attempt);
      return;
    }
    this.outbox.put(hook, action, event, document);
    this.delivered(trip, {messageId: this.ownMessageId()}, action.form.scheme === 'mailto' ? 'email' : hook.id);
  }

  private commandOf({document, receiver, topic}: Trip): BusEvent {
    const occurrence = {party: document.sent?.party ?? '', documentId: document.id};
    return this.events.eventOf(commandTopic({family: document.family, topic}), {
      ...occurrence,
      values: documentValues(document, receiver),
    });
  }

  private withoutChannel(trip: Trip): void {
    const message = `PartyId '${trip.receiver}' was not found on the network.`;
    const {otherwise, document, receiver} = trip;
    if (otherwise === undefined) {
      this.failed(trip, {code: 'API404', message}, true);
      return;
    }
    if (otherwise !== 'inbox') this.outbox.mail(otherwise.email, this.commandOf(trip));
    this.delivered(trip, {messageId: this.ownMessageId()}, otherwise === 'inbox' ? 'the platform' : 'email');
    if (otherwise === 'inbox') this.receivers.take(document, receiver);
  }

  /** Of what leaves the bus on another way than by Peppol. */
  private ownMessageId = (): string => messageId(this.contract.mailDomain);

  private overPeppol(trip: Trip): void {
    const {fails, refuses} = this.receivers.outcome(trip.receiver);
    if (fails === 'all' || trip.attempt <= fails) {
      this.failed(trip, UNREACHED, false);
      return;
    }
    if (refuses) {
      this.failed(trip, {code: 'EVENT-REFUSED', message: refuses}, true);
      return;
    }
    const ids = {messageId: messageId(), returnedMessageId: messageId()};
    this.delivered(trip, {endpoint: ACCESS_POINT.url, protocol: 'As4', ...ids});
    this.receivers.arrived(trip.document, trip.receiver, ids.returnedMessageId);
  }

  /** Whether an https channel has a document to deliver, which it downloads. */
  isHanded(documentId: string): boolean {
    return this.handed.has(documentId);
  }

  /** What became of an attempt of an https channel, whose webhook repeats by its own schedule. */
  private commandTried(documentId: string, {outcome, attempt, message, nextAttemptOn}: Attempt): void {
    const handed = this.handed.get(documentId);
    if (!handed) return;
    const trip = {...handed, attempt};
    if (outcome === 'retry') {
      this.noteNext({...trip, attempt: attempt + 1}, this.contract.outcomes.attemptWaits[attempt - 1] ?? 0);
      const error: EventError = {...UNREACHED, message, nextAttemptOn};
      this.report(trip, 'SentRetry', {...this.valuesOf(trip), error});
      return;
    }
    this.handed.delete(documentId);
    if (outcome === 'sent') this.delivered(trip, {}, trip.hook?.id ?? '');
    else this.failed(trip, {...UNREACHED, message}, true);
  }

  private valuesOf({document, receiver, attempt, hook}: Trip): Record<string, unknown> {
    const targetDocumentTypeId = document.facts.documentTypeId;
    return {...documentValues(document, receiver), targetDocumentTypeId, attempt, channel: hook?.id};
  }

  private report({document}: Trip, outcome: string, values: Record<string, unknown>, message?: string): void {
    const topic = `${document.family}${outcome}`;
    const {id, refersTo, sent} = document;
    const told = message ?? messageOf(this.events.topic(topic), values);
    this.store.addStatus(sent, topic, told);
    // The one who received a document sees what becomes of the own responses to it.
    const about = refersTo ? this.store.find(refersTo)?.received : undefined;
    if (about && about.party === sent?.party) this.store.addStatus(about, topic, told);
    this.events.publish(topic, {party: sent?.party ?? '', documentId: id, refersTo, values, message: told, document});
  }

  private delivered(trip: Trip, transport: Record<string, unknown>, by?: string): void {
    const {family, facts, sent} = trip.document;
    if (sent) sent.delivered = this.clock.time();
    const told = by && !facts.response ? `'${family}' is delivered by ${by}.` : undefined;
    this.report(trip, 'Sent', {...this.valuesOf(trip), ...transport}, told);
  }

  private failed(trip: Trip, error: EventError, isFinal: boolean): void {
    const wait = this.contract.outcomes.attemptWaits[trip.attempt - 1];
    const isPeppol = trip.hook && this.hooks.actionOf(trip.hook).form.scheme === 'peppol';
    const transport = isPeppol ? {endpoint: ACCESS_POINT.url, protocol: 'As4'} : {};
    // Without a channel, nothing was converted.
    const unsent = trip.hook ? {} : {targetDocumentTypeId: undefined, channel: undefined};
    const values = {...this.valuesOf(trip), ...transport, ...unsent};
    if (isFinal || wait === undefined || trip.attempt >= this.contract.limit('document-attempts')) {
      this.report(trip, 'SentError', {...values, error}, error.message);
      return;
    }
    const nextAttemptOn = this.clock.stamp(wait * 1000);
    this.report(trip, 'SentRetry', {...values, error: {...error, nextAttemptOn}});
    this.schedule({...trip, attempt: trip.attempt + 1}, wait);
  }
}
