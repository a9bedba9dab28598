import {readFilled} from '../../untracked';
import type {DraftData, SentData} from '../../../contracts/platform/sandbox';
import {routeTo} from '../documents/route';
import {templateOf} from '../documents/send';
import type {Draft, SentDocument, SetStatus} from '../documents/document';
import {payloadFacts, withNumber, withoutDeclaration} from '../documents/payload';
import type {SandboxState} from './state';

const DAYS_TO_PAY = 30;

/** A document with another issue date, and a due date that fits it. */
function withDate(xml: string, date: string): string {
  const due = new Date(Date.parse(date) + DAYS_TO_PAY * 86_400_000).toISOString().slice(0, 10);
  return xml.replace(/(<cbc:IssueDate>)[^<]*/, `$1${date}`).replace(/(<cbc:DueDate>)[^<]*/, `$1${due}`);
}

function payloadOf({file, number, date}: Pick<SentData, 'file' | 'number' | 'date'>): string {
  const xml = withoutDeclaration(readFilled(`documents/examples/${file}`));
  const numbered = number === undefined ? xml : withNumber(xml, number);
  return date === undefined ? numbered : withDate(numbered, date);
}

/** What a draft and a document that was sent have in common, but the status. */
function contentOf(state: SandboxState, data: Pick<SentData, 'file' | 'number' | 'date' | 'template'>) {
  const payload = payloadOf(data);
  return {payload, facts: payloadFacts(payload), template: templateOf(state, data.template)};
}

/** A document that the file says was sent. */
export function sentDocument(state: SandboxState, data: SentData): SentDocument {
  const {companies, statuses, userOf} = state;
  const sender = companies.byCast(data.from);
  const receiver = companies.byCast(data.to);
  const created = Date.parse(data.at);
  const changed = data.changed === undefined ? created : Date.parse(data.changed);
  const receiverUser = userOf(receiver, data.user);
  const {platformOnly} = statuses.get(data.status);
  const status: SetStatus = {code: data.status, changed, ...(platformOnly ? {} : {user: receiverUser})};
  return {
    externalId: data.id,
    ...contentOf(state, data),
    created,
    modified: changed,
    status,
    sender,
    senderUser: userOf(sender),
    receiver,
    receiverUser,
    receiverReference: receiver.party.partyId,
    route: routeTo(receiver, data.email),
    pdfReadyAt: created,
  };
}

/** A draft of the file. @throws Error for a company without an account */
export function draftOf(state: SandboxState, data: DraftData): Draft {
  const owner = state.companies.byCast(data.party);
  const user = state.userOf(owner);
  if (!user) throw new Error(`platform/sandbox.yaml: ${data.party}, which has the draft ${data.id}, has no account`);
  const changed = Date.parse(data.changed);
  return {
    documentId: data.id,
    ...contentOf(state, data),
    created: Date.parse(data.made),
    modified: changed,
    status: {code: data.status, changed, user},
    owner,
    user,
  };
}
