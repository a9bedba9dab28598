import type {TestReceiver} from '../../../contracts/sandboxOutcomes';
import type {Clock} from '../clock';
import type {BusContract} from '../contract';
import type {BusDocument} from '../documents/model';
import type {DocumentStore} from '../documents/store';
import type {Events} from '../hooks/events';
import type {Organisation} from '../organisation/organisation';
import type {Registrations} from '../participants/registrations';
import type {PartyIds} from '../../../contracts/codeLists/partyIds';
import {messageId} from './accessPoint';
import type {Incoming} from './incoming';

const DELIVERS: Pick<TestReceiver, 'fails' | 'wait' | 'refuses' | 'responses' | 'status'> = {
  fails: 0,
  wait: 1,
  responses: [],
};

/** Makes a response that a test receiver sends back; undefined where the document can't have that response. */
export type Respond = (
  about: BusDocument,
  response: TestReceiver['responses'][number],
) => Promise<BusDocument | undefined>;

/** Who gets documents: the organisation's own parties, and test receivers elsewhere, which do what openapi/sandboxOutcomes.yaml says. */
export class Receivers {
  respond: Respond = () => Promise.resolve(undefined);

  constructor(
    private readonly contract: BusContract,
    private readonly clock: Clock,
    private readonly partyIds: PartyIds,
    private readonly organisation: Organisation,
    private readonly registrations: Registrations,
    private readonly store: DocumentStore,
    private readonly events: Events,
    private readonly incoming: Incoming,
  ) {}

  /** What a receiver does with a document. */
  outcome(receiver: string): typeof DELIVERS {
    const id = this.partyIds.text(receiver);
    const test = this.contract.outcomes.receivers.find(({partyId}) => this.partyIds.text(partyId) === id);
    return test && !this.registrations.has(receiver) ? test : DELIVERS;
  }

  /** Seconds until a delivery attempt ends. */
  wait(receiver: string): number {
    return this.outcome(receiver).wait;
  }

  /** A receiver of the organisation has a document that no network carried. */
  take(document: BusDocument, receiver: string): void {
    this.incoming.receive(document, receiver);
  }

  /** A receiver has a document from the network. */
  arrived(document: BusDocument, receiver: string, returnedMessageId: string): void {
    const isOwn = this.organisation.owns(receiver);
    if (isOwn) this.incoming.receive(document, receiver, {returnedMessageId});
    const {responses, status} = this.outcome(receiver);
    const {after, own, elsewhere} = this.contract.outcomes.levelStatus;
    const told = status ?? {after, status: isOwn ? own : elsewhere, note: ''};
    this.clock.after(told.after * 1000, () => this.sendStatus(document, receiver, told.status, told.note));
    this.answer(document, responses);
  }

  private answer(document: BusDocument, [first, ...rest]: TestReceiver['responses']): void {
    if (!first) return;
    this.clock.after(first.after * 1000, async () => {
      const response = await this.respond(document, first);
      const to = document.sent?.party;
      if (response && to && this.registrations.receives(to, response.family, response.facts.message?.id)) {
        this.store.add(response);
        this.incoming.receive(response, to, {returnedMessageId: messageId()});
      }
      this.answer(document, rest);
    });
  }

  /** A message level status, which access points exchange: only parties that have `reviews` on are told. */
  private sendStatus(document: BusDocument, receiver: string, status: string, note: string): void {
    const about = {refersTo: document.id, documentId: crypto.randomUUID()};
    const {documentTypeId, codes} = this.contract.levelStatus;
    const values = {id: crypto.randomUUID(), documentTypeId, status, statusCode: codes[status], note};
    const {sent, received} = document;
    const parties = {sender: this.partyIds.text(receiver), recipient: sent?.party};
    const tell = (party: string | undefined, topic: string, side: BusDocument['sent']): void => {
      if (!party || !this.registrations.isOn(party, 'reviews')) return;
      const event = this.events.publish(topic, {party, ...about, values: {...values, ...parties}});
      this.store.addStatus(side, topic, event.message);
    };
    tell(received?.party, 'MessageLevelStatusSent', received);
    tell(sent?.party, 'MessageLevelStatusReceived', sent);
  }
}
