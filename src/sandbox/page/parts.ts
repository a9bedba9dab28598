import {documentPath} from './paths';
import {html, type Content, type Html} from './html';

/** How many characters of a file are shown. */
const MOST_SHOWN = 10_000;
const MOST_BYTES_OF_CHARACTER = 4;

/** A moment in ms as its time of day in UTC, as in events. */
export function time(ms: number): Html {
  const written = new Date(ms).toISOString();
  return html`<time datetime="${written}" title="${written.slice(0, 10)}">${written.slice(11, 19)}</time>`;
}

/** Names with their values; one without a value is left out. */
export const fields = (values: Readonly<Record<string, Content>>): Html =>
  html`<dl>
    ${Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`;

/** A long text with a heading, in a box that scrolls. */
export const box = (name: string, text: string, note: Content = ''): Html =>
  html`<section class="box">
    <h3>${name}</h3>
    ${note && html`<p class="note">${note}</p>`}
    <pre tabindex="0" role="region" aria-label="${name}"><code>${text}</code></pre>
  </section>`;

/** JSON on several lines; a text that isn't JSON as it is. */
export function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), undefined, 2);
  } catch {
    return json;
  }
}

/**
 * A file as text, cut at 10,000 characters; a picture or a PDF in words.
 * @param change what is done to the text before it is cut
 */
export function fileText(bytes: Uint8Array, type = '', change = (text: string): string => text): string {
  const read = bytes.subarray(0, MOST_SHOWN * MOST_BYTES_OF_CHARACTER);
  const text = new TextDecoder().decode(read);
  // A character that is cut at the end is no sign of a file that isn't text.
  if (/[\0-\x08\x0e-\x1f\ufffd](?!$)/.test(text)) return `[${bytes.length} bytes${type && ` of ${type}`}]`;
  const changed = change(text);
  if (changed.length <= MOST_SHOWN && read.length === bytes.length) return changed;
  return `${changed.slice(0, MOST_SHOWN)}\n[Truncated. The full size is ${bytes.length} bytes.]`;
}

/** A link to a document. */
export const documentLink = (id: string): Html => html`<a href="${documentPath(id)}"><code>${id}</code></a>`;

/** One entry of a list. `key` tells it from the others, `line` is seen at first, `more` once it is open. */
export interface Item {
  readonly key: string;
  readonly line: readonly Content[];
  readonly more: Content;
  readonly isOpen?: boolean;
}

/** A list of what opens, and what it says while it is empty. */
export const list = (name: string, items: readonly Item[], none: string): Html =>
  html`<ul class="list ${name}" role="list" data-list>
      ${items.map(
        ({key, line, more, isOpen}) =>
          html`<li id="${key}"><details${isOpen ? html` open` : ''}><summary data-part>${line.map(
            (part) => html`<span>${part}</span> `,
          )}</summary><div class="more" data-part>${more}</div></details></li>`,
      )}
    </ul>
    <p class="none">${none}</p>`;
