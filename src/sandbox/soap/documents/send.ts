import type {Template} from '../../../contracts/platform/templates';
import {FAULTS, SoapFault} from '../fault';
import {checkedReference} from '../reference';
import {second} from '../world/clock';
import type {Company} from '../world/parties';
import type {User} from '../world/tokens';
import type {World} from '../world/world';
import {checkAttachments} from './attachments';
import {setPayload, type Route, type SentDocument} from './document';
import {numbered} from './number';
import {payloadFacts, type PayloadFacts} from './payload';
import {routeTo} from './route';

const DELIVERY_MS = 2000;
const PDF_MS = 3000;

/** What the client asks to send. */
export interface Sending {
  readonly via: string;
  readonly to: string;
  readonly email?: string;
  readonly template: string;
  readonly payload: string;
}

function senderOf({companies}: World, {account}: User, via: string): Company {
  const sender = companies.byReference(checkedReference(via));
  if (sender?.account !== account.id) throw new SoapFault(FAULTS.senderNotAllowed);
  if (!sender.verified) throw new SoapFault(FAULTS.partyNotVerified);
  return sender;
}

/** The template with this id, or the first one with this master id, which is the newest. */
function templateOf({data}: World, id: string): Template {
  const template = data.templates.find((each) => each.id === id) ?? data.templates.find(({master}) => master === id);
  if (!template) throw new SoapFault(FAULTS.templateUnknown);
  return template;
}

/** The document that this one revises: same number, issue date and supplier. */
function former(sent: readonly SentDocument[], facts: PayloadFacts): SentDocument | undefined {
  return sent.find(
    ({facts: other}) =>
      other.number === facts.number && other.issueDate === facts.issueDate && other.supplier === facts.supplier,
  );
}

/** What is new in a document each time that it is sent. */
function onItsWay(
  now: number,
  route: Route,
): Pick<SentDocument, 'modified' | 'status' | 'route' | 'deliveredAt' | 'pdfReadyAt'> {
  return {
    modified: second(now),
    status: {code: '05', changed: second(now)},
    route,
    deliveredAt: now + DELIVERY_MS,
    pdfReadyAt: now + PDF_MS,
  };
}

/**
 * Sends a document.
 * @returns its ExternalId, which a revision keeps
 * @throws SoapFault for whatever the platform rejects
 */
export async function send(world: World, user: User, sending: Sending): Promise<string> {
  const {store, companies} = world;
  const sender = senderOf(world, user, sending.via);
  const receiver = companies.byReference(checkedReference(sending.to));
  if (receiver === sender) throw new SoapFault(FAULTS.sameParty);
  const template = templateOf(world, sending.template);
  const sent = store.sentBy(sender);
  const payload = numbered(sending.payload, payloadFacts(sending.payload), template.autoNumbering, sent);
  const facts = payloadFacts(payload);
  checkAttachments(payload);
  const {validatePayload} = await import('./validation');
  await validatePayload(payload, template.messages);
  const now = world.now();
  const way = onItsWay(now, routeTo(receiver, sending.email));
  const revised = former(sent, facts);
  if (revised) {
    setPayload(revised, payload);
    Object.assign(revised, way);
    store.keep(revised);
    return revised.externalId;
  }
  const externalId = store.newExternalId();
  store.keep({
    externalId,
    payload,
    facts,
    template,
    created: second(now),
    ...way,
    sender,
    senderUser: user,
    receiver,
    receiverUser: world.firstUserOf(receiver),
    receiverReference: sending.to,
  });
  return externalId;
}
