import {html} from '../html';
import {box, documentLink, fields, pretty, time} from '../parts';
import {filePath} from '../paths';
import {journalSection} from '../section';

/** What the bus would have sent by email, SFTP or DICO. */
export const outbox = journalSection(
  'outbox',
  {
    name: 'outbox',
    about: 'Emails, files, and DICO messages that the bus would send. The sandbox only shows them here.',
    none: 'The outbox is empty. Save a hook with a mailto, sftp, or dico action.',
  },
  ({at, title, facts: {hook, action = '', topic, document = '', event = '', to, attached, file}}) => ({
    line: [time(at), title, topic],
    more: [
      fields({
        To: to,
        Attachment: attached && html`<a href="${filePath(document)}" download>${attached}</a>`,
        File: file && html`<a href="${filePath(document)}" download>${file}</a>`,
        Document: documentLink(document),
        Hook: hook,
        Action: html`<code>${action}</code>`,
      }),
      box('Event', pretty(event)),
    ],
  }),
);
