import {service} from '../../service';
import type {Bus} from '../bus/bus';
import {ADVANCES} from './actions';
import {form} from './form';
import {html, type Content, type Html} from './html';
import {PAGE_PATH, SECTIONS, sectionPath, type SectionName} from './paths';

const NAME = `${service.service.short} sandbox`;
const MINUTE = 60_000;

/** A document in HTML. */
const whole = (title: string, navigation: Html, main: Html, footer?: Html): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${NAME}</title>
        <link rel="stylesheet" href="${PAGE_PATH}/style.css" />
        <script src="${PAGE_PATH}/page.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header><a class="name" href="${PAGE_PATH}">${NAME}</a>${navigation}</header>
        <main id="main">
          <h1>${title}</h1>
          ${main}
        </main>
        ${footer}
      </body>
    </html> `.text;

/** How long a wait in ms of the bus is, in words. */
function inWords(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE);
  if (minutes < 120) return minutes <= 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

function waits({clock}: Bus): string {
  const {count, next} = clock.waiting();
  const pace =
    clock.speed === 0
      ? 'Time passes only when you advance the clock.'
      : `A minute of bus time takes ${Number((60 / clock.speed).toPrecision(3))} s.`;
  if (next === undefined) return `${pace} Nothing is scheduled.`;
  const due = count === 1 ? 'One task is due' : `${count} tasks are due, the first`;
  return `${pace} ${due} in ${inWords(next)} of bus time.`;
}

const controls = (bus: Bus, section: SectionName): Html =>
  html`<section class="controls" aria-labelledby="clock">
    <h2 id="clock" class="hidden">Clock</h2>
    <p data-part id="waits">${waits(bus)}</p>
    <div class="row">
      ${form(
        section,
        'advance',
        html`<span>Advance by</span>${Object.entries(ADVANCES).map(
            ([seconds, name]) =>
              html`<button name="seconds" value="${seconds}" aria-label="Advance by ${name}">${name}</button>`,
          )}`,
      )}
      <details class="reset">
        <summary>Reset…</summary>
        ${form(
          section,
          'reset',
          html`<p>This removes everything that you added, such as documents, hooks, users, and events.</p>
            <button>Reset the sandbox</button>`,
        )}
      </details>
    </div>
  </section>`;

/** The page of a section. */
export function sectionPage(
  bus: Bus,
  section: SectionName,
  counts: ReadonlyMap<SectionName, number>,
  {notice, about, content}: {readonly notice?: string; readonly about: string; readonly content: Content},
): string {
  const links = [...counts].map(
    ([name, count]) =>
      html`<li>
        <a href="${sectionPath(name)}" ${name === section ? html` aria-current="page"` : ''}
          >${SECTIONS[name]} <span data-part id="count-${name}" class="count">${count}</span></a
        >
      </li>`,
  );
  const navigation = html`<nav aria-label="Sections">
    <ul role="list">
      ${links}
    </ul>
  </nav>`;
  const said = notice && html`<p class="notice" role="status">${notice}</p>`;
  const main = html`<p class="about">${about}</p>
    ${said} ${controls(bus, section)} ${content}`;
  const footer = html`<footer>Times are in UTC. <span id="live">Reload the page to see changes.</span></footer>`;
  return whole(SECTIONS[section], navigation, main, footer);
}

/** A page that says one thing. */
export const messagePage = (title: string, text: string): string =>
  whole(
    title,
    html``,
    html`<p class="about">${text}</p>
      <p><a href="${PAGE_PATH}">Go to the documents</a></p>`,
  );
