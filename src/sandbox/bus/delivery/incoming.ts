import type {BusDocument} from '../documents/model';
import type {DocumentStore} from '../documents/store';
import {messageOf} from '../../compose/event';
import type {Events} from '../hooks/events';
import {ACCESS_POINT} from './accessPoint';
import {documentValues} from '../../compose/values';

/** How a document came. */
export interface Arrival {
  /** Absent for one that was imported. */
  readonly returnedMessageId?: string;
}

/** Takes documents in for parties of the organisation. */
export class Incoming {
  constructor(
    private readonly store: DocumentStore,
    private readonly events: Events,
  ) {}

  /** Gives a document to a party: it can be downloaded from now, and the party's hooks get the event. */
  receive(document: BusDocument, party: string, {returnedMessageId}: Arrival = {}): void {
    const topic = `${document.family}Received`;
    const network = returnedMessageId ? {protocol: 'As4', returnedMessageId, accessPoint: ACCESS_POINT.subject} : {};
    // A network carries documents alone.
    const own = returnedMessageId ? {recognition: undefined, filename: undefined} : {};
    const values = {...documentValues(document, party), ...own, ...network};
    const message = messageOf(this.events.topic(topic), values);
    document.received = this.store.side(party);
    this.store.addStatus(document.received, topic, message);
    const {id, refersTo} = document;
    this.events.publish(topic, {party, documentId: id, refersTo, values, message, document});
  }
}
