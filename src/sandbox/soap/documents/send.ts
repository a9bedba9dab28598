import type {Template} from '../../../contracts/platform/templates';
import type {Finding} from '../../../validation/model';
import type {Facts} from '../../bus/documents/model';
import type {SendArgs} from '../args';
import {FAULTS, SoapFault} from '../fault';
import {checkedReference} from '../reference';
import type {Company} from '../state/parties';
import type {SandboxState} from '../state/state';
import type {User} from '../state/tokens';
import {readable} from '../xml';
import {checkAttachments} from './attachments';
import type {SentDocument} from './document';
import {withNumber} from './payload';
import {routeTo} from './route';

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

/** Whether a document revises another: same root element, number, issue date and supplier. */
const isRevision = (facts: Facts, other: Facts): boolean =>
  (['root', 'number', 'issueDate', 'sender'] as const).every((key) => other[key] === facts[key]);

const NUMBER = /^(\d{4})-(\d{4,})$/;

/** The number after the highest of a year that a company has used: 2026-0442 after 2026-0441. */
function nextNumber(year: string, sent: readonly SentDocument[]): string {
  const used = sent.flatMap(({facts}) => {
    const [, of, count] = NUMBER.exec(facts.number) ?? [];
    return of === year ? [Number(count)] : [];
  });
  return `${year}-${String(Math.max(0, ...used) + 1).padStart(4, '0')}`;
}

/** What a fatal finding is to the platform. */
function faultOf({rule, message}: Finding): SoapFault {
  if (rule === 'XSD') return new SoapFault(FAULTS.documentSchema, readable(message));
  return new SoapFault(FAULTS.documentRule, message.startsWith(`[${rule}]`) ? message : `[${rule}] ${message}`);
}

/** Checks that a document is one of the messages of a template and meets its schema and rules. @throws SoapFault for the first fatal finding */
async function validate({bus}: SandboxState, file: Uint8Array, {message}: Facts, {messages}: Template): Promise<void> {
  if (!message || !messages.includes(message.id)) throw new SoapFault(FAULTS.templateMismatch);
  const {findings} = await bus.validate(file, message.id);
  const fatal = findings.find(({severity}) => severity === 'fatal');
  if (fatal) throw faultOf(fatal);
}

/** The bytes of a document with its number, or else the next one of the company, and what it says. @throws SoapFault where the template doesn't number */
async function numbered({bus}: SandboxState, xml: string, {autoNumbering}: Template, sent: readonly SentDocument[]) {
  const written = async (text: string) => {
    const file = new TextEncoder().encode(text);
    return {file, facts: await bus.factory.facts(file)};
  };
  const given = await written(xml);
  if (given.facts.number !== '') return given;
  if (!autoNumbering) throw new SoapFault(FAULTS.numberMissing);
  return written(withNumber(xml, nextNumber(given.facts.issueDate.slice(0, 4), sent)));
}

/** Sends a document by the bus and returns its ExternalId, which a revision keeps. @throws SoapFault for whatever the platform rejects */
export async function send(state: SandboxState, user: User, args: SendArgs, xml: string): Promise<string> {
  const {bus, companies, documents} = state;
  const {ReferenceId: to, EmailAddress: email} = args.To;
  const sender = senderOf(state, user, args.Via.ReferenceId);
  const company = companies.byReference(checkedReference(to));
  if (company === sender) throw new SoapFault(FAULTS.sameParty);
  const template = templateOf(state, args.TemplateId);
  const sent = documents.outbox(user).filter((each) => each.sender.company === sender);
  const {file, facts} = await numbered(state, xml, template, sent);
  checkAttachments(xml);
  await validate(state, file, facts, template);
  const document = bus.factory.make({id: bus.store.checkId(undefined), file, mediaType: 'application/xml', facts});
  const partyId = company?.party.partyId ?? to;
  const route = routeTo(bus.registrations, {partyId, company, email, family: document.family});
  if (route.channel === 'None') throw new SoapFault(FAULTS.unreachable);
  const revised = sent.find((former) => isRevision(facts, former.facts));
  const externalId = revised?.externalId ?? documents.newExternalId(state.now());
  const users = {senderUser: revised?.sender.user ?? user, receiverUser: revised?.receiver.user};
  documents.add(document.id, {externalId, template, created: revised?.created, ...users, to, route}, revised);
  document.sent = bus.store.side(sender.party.partyId);
  bus.store.add(document);
  const byEmail = email === undefined ? undefined : {email};
  bus.delivery.start(document, {receiver: partyId, otherwise: route.channel === 'ToInbox' ? 'inbox' : byEmail});
  return externalId;
}
