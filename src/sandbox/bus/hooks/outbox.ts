import type {BusDocument} from '../documents/model';
import type {Entry, Journal} from '../journal';
import {masked, type Action} from '../../hookSyntax/action';
import type {BusContract} from '../contract';
import type {BusEvent} from '../../compose/event';
import type {SavedHook} from './hooks';

/** Schemes whose deliveries leave this machine in another way than by HTTP: the sandbox puts them into the outbox instead. */
const SCHEMES = ['mailto', 'sftp', 'dico'];

const PLACEHOLDER = /^\[(sender|receiver)EmailAddress\]$/;
const FAMILY_OF_PDF = 'application/pdf';

/** Emails and files that the sandbox doesn't send, to be looked at. */
export class Outbox {
  constructor(
    private readonly contract: BusContract,
    private readonly journal: Journal,
    /** Is told that a file was written for a party. */
    private readonly written: (document: BusDocument, party: string) => void,
  ) {}

  /** Whether an action delivers into the outbox. An sftp action that fetches files delivers nothing. */
  takes({form, options}: Action): boolean {
    return SCHEMES.includes(form.scheme) && !options.has('readDirectory');
  }

  /** Notes an email about an event. @param facts what else is to be seen of it */
  mail(to: string, event: BusEvent, facts: Entry['facts'] = {}): void {
    const about = {topic: event.topic, document: event.documentId, event: JSON.stringify(event)};
    this.journal.add('outbox', `Email to ${to}: ${event.message}`, {...about, ...facts, to});
  }

  /** Notes what an action would have sent for an event. */
  put(hook: SavedHook, {form, target, options}: Action, event: BusEvent, document?: BusDocument): void {
    const facts = {hook: hook.id, action: masked(this.contract, hook.action)};
    if (form.scheme === 'mailto') {
      const to = this.addressOf(target, options, document);
      const attached = document && options.get('includeAttachment') === 'true' ? nameOf(document, options) : '';
      this.mail(to, event, {...facts, attached});
      return;
    }
    const about = {...facts, topic: event.topic, document: event.documentId, event: JSON.stringify(event)};
    const name = document ? nameOf(document, options) : `${event.documentId}.json`;
    const folder = options.get('writeDirectory');
    this.journal.add('outbox', folder ? `File ${folder}/${name}` : `${form.scheme} message ${name}`, {
      ...about,
      ...(document && {file: name}),
    });
    if (document && folder) this.written(document, event.partyId);
  }

  private addressOf(target: string, options: URLSearchParams, document: BusDocument | undefined): string {
    const side = PLACEHOLDER.exec(target)?.[1];
    if (!side) return decodeURIComponent(target);
    const {senderEmail, receiverEmail} = document?.facts ?? {};
    return (side === 'sender' ? senderEmail : receiverEmail) ?? options.get('fallbackEmail') ?? '';
  }
}

/** The name of a file, from the option `filename`. */
function nameOf({id, mediaType}: BusDocument, options: URLSearchParams): string {
  const extension = mediaType === FAMILY_OF_PDF ? 'pdf' : 'xml';
  const pattern = options.get('filename') ?? '{{id}}.{{extension}}';
  return pattern.replace(/\{\{id\}\}/g, id).replace(/\{\{extension\}\}/g, extension);
}
