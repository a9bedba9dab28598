import type {Template} from '../../../contracts/platform/templates';
import {FAULTS, SoapFault} from '../fault';
import {checkedReference} from '../reference';
import {second} from '../state/clock';
import type {Company} from '../state/parties';
import type {User} from '../state/tokens';
import type {SandboxState} from '../state/state';
import {checkAttachments} from './attachments';
import {setPayload, type Route, type SentDocument} from './document';
import {payloadFacts, withNumber, type PayloadFacts} from './payload';
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

function senderOf({companies}: SandboxState, {account}: User, via: string): Company {
  const sender = companies.byReference(checkedReference(via));
  if (sender?.account !== account.id) throw new SoapFault(FAULTS.senderNotAllowed);
  if (!sender.verified) throw new SoapFault(FAULTS.partyNotVerified);
  return sender;
}

/** The template with this id, or the first one with this master id, which is the newest. */
function templateOf({data}: SandboxState, id: string): Template {
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

const NUMBER = /^(\d{4})-(\d{4,})$/;

/** The number after the highest of a year that a company has used: 2026-0442 after 2026-0441. */
function nextNumber(year: string, sent: readonly SentDocument[]): string {
  const used = sent.flatMap(({facts}) => {
    const [, of, count] = NUMBER.exec(facts.number) ?? [];
    return of === year ? [Number(count)] : [];
  });
  return `${year}-${String(Math.max(0, ...used) + 1).padStart(4, '0')}`;
}

/**
 * A document with a number: its own, or the next one of the company where the template numbers automatically.
 * @throws SoapFault for a document without a number where it doesn't
 */
function numbered(
  xml: string,
  {number, issueDate}: PayloadFacts,
  automatic: boolean,
  sent: readonly SentDocument[],
): string {
  if (number !== '') return xml;
  if (!automatic) throw new SoapFault(FAULTS.numberMissing);
  return withNumber(xml, nextNumber(issueDate.slice(0, 4), sent));
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
export async function send(state: SandboxState, user: User, sending: Sending): Promise<string> {
  const {store, companies} = state;
  const sender = senderOf(state, user, sending.via);
  const receiver = companies.byReference(checkedReference(sending.to));
  if (receiver === sender) throw new SoapFault(FAULTS.sameParty);
  const template = templateOf(state, sending.template);
  const sent = store.sentBy(sender);
  const payload = numbered(sending.payload, payloadFacts(sending.payload), template.autoNumbering, sent);
  const facts = payloadFacts(payload);
  checkAttachments(payload);
  const {validatePayload} = await import('./validation');
  await validatePayload(payload, template.messages);
  const now = state.now();
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
    receiverUser: state.firstUserOf(receiver),
    receiverReference: sending.to,
  });
  return externalId;
}
