import {box, documentLink, fields, pretty, time} from '../parts';
import {journalSection} from '../section';

/** What the bus published. */
export const events = journalSection(
  'event',
  {
    name: 'events',
    about: 'Every event that occurred, including events that no hook subscribes to.',
    none: 'No events yet. Send a document, or save a hook and ping it.',
  },
  ({at, title, facts: {party = '', document = '', event = ''}}) => ({
    line: [time(at), title, party],
    more: [fields({Document: documentLink(document), Party: party}), box('Event', pretty(event))],
  }),
);
