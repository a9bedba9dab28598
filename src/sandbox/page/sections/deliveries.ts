import {html, type Html} from '../html';
import {box, fields, time} from '../parts';
import {journalSection} from '../section';
import {form} from '../form';

const SIGNED = "The signature is the HMAC-SHA256 of exactly these bytes, with the hook's secret as the key.";
const UNSIGNED = "The action of the hook contains no secret, so the request isn't signed.";

const redeliver = (number: number): Html =>
  form('deliveries', 'redeliver', html`<button name="delivery" value="${number}">Redeliver</button>`);

/** Each attempt to post events to a webhook. */
export const deliveries = journalSection(
  'delivery',
  {
    name: 'deliveries',
    about: 'Each request to a webhook server, with its body and signature. Each retry is listed separately.',
    none: 'No deliveries yet. Save a hook with an https action. The sandbox also accepts http://localhost.',
  },
  ({number, at, title, facts: {hook, url = '', attempt, result, body = '', signature}}) => ({
    line: [time(at), title, html`Attempt ${attempt}. ${result}`],
    more: [
      fields({
        URL: html`<code>POST ${url}</code>`,
        Hook: hook,
        Attempt: attempt,
        Result: result,
        'X-PSB-Signature': signature && html`<code>${signature}</code>`,
      }),
      box('Body', body, signature ? SIGNED : UNSIGNED),
      redeliver(number),
    ],
  }),
);
