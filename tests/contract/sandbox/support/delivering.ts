import fs from 'node:fs';
import type {Hook} from '../../../../src/sandbox/hookSyntax/action';
import {cast} from '../../../../src/service';
import {smallBus, type Posted, type SmallBus} from '../../../support/smallBus';

const {seller, buyer} = cast;
export const INVOICE = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml', 'utf8');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The invoice of the examples, to one of the receivers of openapi/sandboxOutcomes.yaml. */
export const to = (kvk: string): Uint8Array =>
  Buffer.from(INVOICE.replaceAll(`schemeID="0106">${buyer.kvk}<`, `schemeID="0106">${kvk}<`));

/** The bus of the test that runs, new for each. */
export let small: SmallBus;

let answers: (posted: Posted) => number;
/** Starts the bus of a test: for `beforeEach` of each file, as files share this module. */
export async function freshBus(): Promise<void> {
  answers = () => 200;
  small = await smallBus((posted) => answers(posted));
}

/** Decides how the webhook server answers: a status code for each event. */
export function answer(how: (posted: Posted) => number): void {
  answers = how;
}

/** Uploads a sales invoice of the seller; gives its document ID. */
export const send = (file: Uint8Array, documentId?: string): Promise<string> =>
  small.bus.sending.upload({
    operation: 'sendSalesInvoice',
    party: seller.partyId,
    file,
    mediaType: 'application/xml',
    documentId,
  });

/** Lets a webhook of the party listen to topics. */
export function listen(partyId: string, topics: string[], more: Partial<Hook> = {}): void {
  const action = 'http://localhost:9/psb#a secret';
  small.bus.hooks.save(partyId, {id: 'events', name: 'Events', action, topics, ...more});
}

export interface Event {
  readonly topic: string;
  readonly documentId: string;
  readonly refToDocumentId?: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What the webhook server got so far, without repeats. */
export const events = (): Event[] => small.posted.map(({body}) => JSON.parse(body) as Event);

/** Lets time pass on the bus, in milliseconds. */
export const pass = (ms: number): Promise<void> => small.bus.clock.advance(ms);

/** The statuses of a document that the seller sent, oldest first. */
export const statuses = (id: string): string[] =>
  small.bus.store.of(id, seller.partyId, 'sent').side.statuses.map(({name}) => name);
