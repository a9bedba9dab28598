import {readFilled} from '../../untracked';
import type {DraftData, SandboxData, SentData} from '../../../contracts/platform/sandbox';
import type {Template} from '../../../contracts/platform/templates';
import {routeTo} from '../documents/route';
import type {Draft, SentDocument, SetStatus} from '../documents/document';
import {payloadFacts, withNumber, withoutDeclaration} from '../documents/payload';
import type {Companies, Company} from './parties';
import type {Statuses} from './statuses';
import type {User} from './tokens';

const DAYS_TO_PAY = 30;

/** What the documents of the file are made with. */
export interface SeedContext {
  readonly data: SandboxData;
  readonly companies: Companies;
  readonly users: ReadonlyMap<string, User>;
  readonly statuses: Statuses;
  readonly templateById: (id: string) => Template;
}

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

/** The user of a company who sees its documents: the one that is named, or the first of the account. */
function userOf({users}: SeedContext, {account}: Company, id?: string): User | undefined {
  const all = [...users.values()].filter((user) => user.account.id === account);
  return all.find((user) => user.id === id) ?? all[0];
}

/** A document that the file says was sent. */
export function sentDocument(context: SeedContext, data: SentData): SentDocument {
  const {companies, statuses, templateById} = context;
  const payload = payloadOf(data);
  const sender = companies.byCast(data.from);
  const receiver = companies.byCast(data.to);
  const created = Date.parse(data.at);
  const changed = data.changed === undefined ? created : Date.parse(data.changed);
  const receiverUser = userOf(context, receiver, data.user);
  const {platformOnly} = statuses.get(data.status);
  const status: SetStatus = {code: data.status, changed, ...(platformOnly ? {} : {user: receiverUser})};
  return {
    externalId: data.id,
    payload,
    facts: payloadFacts(payload),
    template: templateById(data.template),
    created,
    modified: changed,
    status,
    sender,
    senderUser: userOf(context, sender),
    receiver,
    receiverUser,
    receiverReference: receiver.party.partyId,
    route: routeTo(receiver, data.email),
    pdfReadyAt: created,
  };
}

/** A draft of the file. @throws Error for a company without an account */
export function draftOf(context: SeedContext, data: DraftData): Draft {
  const payload = payloadOf({file: data.file});
  const owner = context.companies.byCast(data.party);
  const user = userOf(context, owner);
  if (!user) throw new Error(`platform/sandbox.yaml: ${data.party}, which has the draft ${data.id}, has no account`);
  const changed = Date.parse(data.changed);
  return {
    documentId: data.id,
    payload,
    facts: payloadFacts(payload),
    template: context.templateById(data.template),
    created: Date.parse(data.made),
    modified: changed,
    status: {code: data.status, changed, user},
    owner,
    user,
  };
}
