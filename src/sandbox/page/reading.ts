import type {Answer} from '../answer';
import type {Bus} from '../bus/bus';
import {html, type Html} from './html';
import {sectionPage} from './layout';
import {list} from './parts';
import {PAGE_PATH, sectionPath, type SectionName} from './paths';
import {pageCount, type Section} from './section';
import {deliveries} from './sections/deliveries';
import {documents} from './sections/documents';
import {events} from './sections/events';
import {outbox} from './sections/outbox';
import {problems} from './sections/problems';
import {requests} from './sections/requests';

const ALL: Readonly<Record<SectionName, Section>> = {documents, events, deliveries, outbox, requests, problems};

function pager(section: SectionName, page: number, pages: number): Html {
  if (pages === 1) return html``;
  const link = (to: number, name: string): Html =>
    to < 1 || to > pages ? html`` : html` <a href="${sectionPath(section)}?page=${to}">${name}</a>`;
  return html`<nav class="pager" aria-label="Pages">
    Page ${page} of ${pages}${link(page - 1, 'Newer')}${link(page + 1, 'Older')}
  </nav>`;
}

/** A section of the page, or the page of it that the query asks for. @param notice what was just done, in words */
export function sectionAnswer(bus: Bus, name: SectionName, query: URLSearchParams, notice?: string): Answer {
  const section = ALL[name];
  const counts = new Map(Object.values(ALL).map((each) => [each.name, each.count(bus)] as const));
  const document = query.get('document') ?? undefined;
  const pages = document === undefined ? pageCount(counts.get(name) ?? 0) : 1;
  const page = Math.min(pages, Math.max(1, Math.floor(Number(query.get('page'))) || 1));
  const back = document === undefined ? '' : html`<p><a href="${PAGE_PATH}">All documents</a></p>`;
  const content = html`${back}${list(name, section.items(bus, {page, document}), section.none)}${pager(name, page, pages)}`;
  return {
    status: 200,
    headers: {'content-type': 'text/html; charset=utf-8', vary: 'Accept'},
    body: sectionPage(bus, name, counts, {notice, about: section.about, content}),
  };
}

/** The file of a document, to be saved: a browser never shows it. */
export function fileAnswer({store}: Bus, id: string): Answer | undefined {
  const document = store.find(id);
  if (!document || document.file.length === 0) return undefined;
  const extension =
    document.mediaType === 'application/pdf' ? 'pdf' : document.mediaType.endsWith('xml') ? 'xml' : 'bin';
  const name = encodeURIComponent(`${document.id}.${extension}`);
  return {
    status: 200,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
    },
    body: document.file.bytes(),
  };
}
