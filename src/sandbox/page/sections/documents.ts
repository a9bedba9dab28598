import type {Bus} from '../../bus/bus';
import type {BusDocument, Side} from '../../bus/documents/model';
import {html, type Content, type Html} from '../html';
import {box, documentLink, fields, fileText, type Item} from '../parts';
import {filePath} from '../paths';
import {pageOf, type Section} from '../section';

const SIDES = {sent: 'Sender', received: 'Receiver'} as const;

const named = (name: string, partyId: string | undefined): Content =>
  name && partyId ? html`${name} <code>${partyId}</code>` : name || partyId;

function details(document: BusDocument): Html {
  const {id, family, facts, mediaType, fileName, status, refersTo, recognition, meta} = document;
  return fields({
    ID: html`<code>${id}</code>`,
    Family: family,
    Format: facts.message?.formatTitle,
    'Document type identifier': facts.documentTypeId && html`<code>${facts.documentTypeId}</code>`,
    Number: facts.number,
    'Issue date': facts.issueDate,
    Currency: facts.currency,
    Sender: named(facts.senderName, facts.sender),
    Receiver: named(facts.receiverName, facts.receiver),
    'Order reference': facts.orderReference,
    Status: status,
    'Refers to': refersTo && documentLink(refersTo),
    'File name': fileName,
    'Media type': mediaType,
    Recognition: recognition && `${recognition.verdict}, confidence ${recognition.confidence}`,
    ...meta,
  });
}

function availability(bus: Bus, side: Side): string {
  if (side.deleted) return 'The file was deleted.';
  if (side.isPending) return 'The scan has not been recognised.';
  if (!bus.store.hasFile(side)) return 'The retention period of the file has ended.';
  return side.downloaded ? `The file was downloaded at ${side.downloaded.stamp}.` : 'The file can be downloaded.';
}

function trail(bus: Bus, name: string, side: Side): Html {
  const rows = side.statuses.map(
    ({createdOn, name: status, description}) =>
      html`<tr>
        <td>${createdOn}</td>
        <th scope="row">${status}</th>
        <td>${description}</td>
      </tr>`,
  );
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">Time</th>
        <th scope="col">Status</th>
        <th scope="col">Description</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return html`<section class="box">
    <h3>Statuses for the ${name.toLowerCase()} <code>${side.party}</code></h3>
    ${rows.length > 0 ? table : html`<p class="note">No statuses yet.</p>`}
    <p class="note">${availability(bus, side)}</p>
  </section>`;
}

const sidesOf = (document: BusDocument): (readonly [name: string, side: Side])[] =>
  (['sent', 'received'] as const).flatMap((name) => {
    const side = document[name];
    return side ? [[SIDES[name], side] as const] : [];
  });

function item(bus: Bus, document: BusDocument, isOpen: boolean): Item {
  const {id, family, facts, file, mediaType} = document;
  const sides = sidesOf(document);
  const parties = html`${facts.senderName || facts.sender} → ${facts.receiverName || facts.receiver}`;
  const states = new Set(sides.map(([, side]) => side.statuses.at(-1)?.name ?? ''));
  return {
    key: `document-${id}`,
    line: [
      html`<b>${family}</b> ${facts.number}`,
      html`${parties}<br /><code class="id">${id}</code>`,
      [...states].join(' · '),
    ],
    more: html`${details(document)}${sides.map(([name, side]) => trail(bus, name, side))}${
      file.length > 0
        ? html`${box('File', fileText(file.bytes(), mediaType))}
            <p><a href="${filePath(id)}" download>Download the file</a></p>`
        : ''
    }`,
    isOpen,
  };
}

/** The documents of the bus, with what each party sees of them. */
export const documents: Section = {
  name: 'documents',
  about: 'The documents in the sandbox, newest first. The sandbox starts with some examples.',
  none: 'No document has this ID.',
  count: ({store}) => store.all().length,
  items(bus, {document, ...wanted}) {
    const all = bus.store.all().reverse();
    const only = document === undefined ? undefined : bus.store.find(document);
    if (document !== undefined) return only ? [item(bus, only, true)] : [];
    return pageOf(all, {...wanted}).map((each) => item(bus, each, false));
  },
};
