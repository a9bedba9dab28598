import type {Template} from '../../../contracts/platform/templates';
import type {SendArgs} from '../args';
import {FAULTS, SoapFault} from '../fault';
import {checkedReference} from '../reference';
import {second} from '../state/clock';
import type {Company} from '../state/parties';
import type {User} from '../state/tokens';
import type {SandboxState} from '../state/state';
import {checkAttachments} from './attachments';
import {setPayload, type SentDocument} from './document';
import {payloadFacts, withNumber, type PayloadFacts} from './payload';
import {routeTo} from './route';

const DELIVERY_MS = 2000;
const PDF_MS = 3000;

function senderOf({companies}: SandboxState, {account}: User, via: string): Company {
  const sender = companies.byReference(checkedReference(via));
  if (sender?.account !== account.id) throw new SoapFault(FAULTS.senderNotAllowed);
  if (!sender.verified) throw new SoapFault(FAULTS.partyNotVerified);
  return sender;
}

/** The template with this id, or the first one with this master id, which is the newest. @throws SoapFault for another id */
export function templateOf({data}: SandboxState, id: string): Template {
  const template = data.templates.find((each) => each.id === id) ?? data.templates.find(({master}) => master === id);
  if (!template) throw new SoapFault(FAULTS.templateUnknown);
  return template;
}

/** Whether a document revises another: same number, issue date and supplier. */
const isRevision = (facts: PayloadFacts, other: PayloadFacts): boolean =>
  other.number === facts.number && other.issueDate === facts.issueDate && other.supplier === facts.supplier;

const NUMBER = /^(\d{4})-(\d{4,})$/;

/** The number after the highest of a year that a company has used: 2026-0442 after 2026-0441. */
function nextNumber(year: string, sent: readonly SentDocument[]): string {
  const used = sent.flatMap(({facts}) => {
    const [, of, count] = NUMBER.exec(facts.number) ?? [];
    return of === year ? [Number(count)] : [];
  });
  return `${year}-${String(Math.max(0, ...used) + 1).padStart(4, '0')}`;
}

/** A document with its number, or else the next one of the company. @throws SoapFault where the template doesn't number */
function numbered(xml: string, {autoNumbering}: Template, sent: readonly SentDocument[]): string {
  const {number, issueDate} = payloadFacts(xml);
  if (number !== '') return xml;
  if (!autoNumbering) throw new SoapFault(FAULTS.numberMissing);
  return withNumber(xml, nextNumber(issueDate.slice(0, 4), sent));
}

/** Sends a document and returns its ExternalId, which a revision keeps. @throws SoapFault for whatever the platform rejects */
export async function send(state: SandboxState, user: User, args: SendArgs, xml: string): Promise<string> {
  const {store, companies} = state;
  const {ReferenceId: to, EmailAddress: email} = args.To;
  const sender = senderOf(state, user, args.Via.ReferenceId);
  const receiver = companies.byReference(checkedReference(to));
  if (receiver === sender) throw new SoapFault(FAULTS.sameParty);
  const template = templateOf(state, args.TemplateId);
  const sent = store.outbox(user).filter((each) => each.sender === sender);
  const payload = numbered(xml, template, sent);
  const facts = payloadFacts(payload);
  checkAttachments(payload);
  const {validatePayload} = await import('./validation');
  await validatePayload(payload, template.messages);
  const now = state.now();
  const modified = second(now);
  const way = {
    modified,
    status: {code: '05', changed: modified},
    route: routeTo(receiver, email),
    deliveredAt: now + DELIVERY_MS,
    pdfReadyAt: now + PDF_MS,
  };
  const revised = sent.find((former) => isRevision(facts, former.facts));
  if (revised) {
    setPayload(revised, payload);
    store.keep(Object.assign(revised, way));
    return revised.externalId;
  }
  const externalId = store.newExternalId();
  store.keep({
    externalId,
    payload,
    facts,
    template,
    created: modified,
    ...way,
    sender,
    senderUser: user,
    receiver,
    receiverUser: state.userOf(receiver),
    receiverReference: to,
  });
  return externalId;
}
