import {html} from '../html';
import {box, fields, pretty, time} from '../parts';
import {journalSection} from '../section';

/** The requests that the sandbox had. */
export const requests = journalSection(
  'request',
  {
    name: 'requests',
    about: 'Every request to the sandbox, with its response. Credentials are masked as ***.',
    none: 'No requests yet.',
  },
  ({at, title, facts: {status = '', body, response, ...headers}}) => ({
    line: [time(at), html`<code>${title}</code>`, html`<b class="${status < '400' ? 'good' : 'bad'}">${status}</b>`],
    more: [
      fields(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, html`<code>${value}</code>`]))),
      ...(body ? [box('Request body', body)] : []),
      ...(response ? [box('Response body', pretty(response))] : []),
    ],
  }),
);
