import {hashTarget} from '../page/hashTarget';
import {markWords} from './marks';
import {findIn, type Hits} from './match';
import {narrow, narrowHeadings} from './narrow';
import {showResult} from './result';

/** What a box filters: the part of the page that it is in, or the whole text of its page. */
const ROOT = '[data-filtered], .markdown';

const PARAMETER = 'q';

const boxOf = (root: ParentNode): HTMLInputElement | null => root.querySelector('[data-filter]');

const entriesIn = (root: ParentNode): HTMLElement[] => Array.from(root.querySelectorAll('[data-find]'));

const results = new WeakMap<Element, Hits>();

function filter(root: HTMLElement): void {
  const text = boxOf(root)?.value ?? '';
  const entries = entriesIn(root);
  const hits = findIn(entries, text);
  if (!hits && !results.has(root)) return;
  if (hits) results.set(root, hits);
  else {
    results.delete(root);
    root.style.minHeight = '';
  }
  narrow(root, hits);
  narrowHeadings();
  markWords(root, hits);
  showResult(root, entries, hits, text);
}

const lineOf = (entry: HTMLElement): HTMLElement => entry.querySelector('summary') ?? entry;

/** Scrolls to where the box begins to stay in view, so that the first hit is right below it, or on to the first exact hit. */
function scrollToHits(root: HTMLElement): void {
  const bar = root.querySelector<HTMLElement>('[data-filter-bar]');
  if (!bar) return;
  bar.style.position = 'static';
  const {top} = bar.getBoundingClientRect();
  bar.style.position = '';
  // However few the hits, the page is high enough for that.
  if (results.has(root)) root.style.minHeight = `calc(100vh + ${top - root.getBoundingClientRect().top}px)`;
  window.scrollBy(0, top - parseFloat(getComputedStyle(bar).top));
  const first = results.get(root)?.exact.find((entry) => entry.checkVisibility());
  if (first && lineOf(first).getBoundingClientRect().bottom > window.innerHeight) lineOf(first).scrollIntoView();
}

function change(box: HTMLInputElement, text: string): void {
  box.value = text;
  box.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Moves the focus to a hit: to an element of a tree, the line of a fold, the first link of a row, or else the row. */
function goTo(entry: HTMLElement): void {
  const inside = entry.querySelector<HTMLElement>('summary, a[href]:not([hidden])');
  const place = entry.hasAttribute('tabindex') ? entry : (inside ?? entry);
  if (!inside) entry.tabIndex = -1;
  place.focus({preventScroll: true});
  lineOf(entry).scrollIntoView({block: 'nearest'});
}

/** Answers Enter, which leads to the first hit, an exact one before others, and Escape, which empties the box. */
function press(event: KeyboardEvent, root: Element, box: HTMLInputElement): void {
  const {found = [], exact = []} = results.get(root) ?? {};
  const first = [...exact, ...found].find((entry) => entry.checkVisibility());
  if (event.key === 'Enter' && first) goTo(first);
  else if (event.key === 'Escape' && box.value) change(box, '');
  else return;
  event.preventDefault();
}

/** Opens every entry that folds, or every group of a tree, or closes them again; the button then does the other. */
function foldAll(root: Element, button: HTMLElement): void {
  const open = button.dataset.fold === 'open';
  root.querySelectorAll<HTMLDetailsElement>('details:is([data-find], [data-group]):not([hidden])').forEach((each) => {
    each.open = open;
  });
  button.dataset.fold = open ? 'closed' : 'open';
  button.textContent = button.textContent.replace(/^\w+/, open ? 'Collapse' : 'Expand');
}

function click({target}: Event, root: Element, box: HTMLInputElement): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-fold], [data-filter-clear]') : null;
  if (button?.dataset.fold) foldAll(root, button);
  else if (button) {
    box.focus();
    change(box, '');
  }
}

function writeQuery(text: string): void {
  const url = new URL(window.location.href);
  if (text) url.searchParams.set(PARAMETER, text);
  else url.searchParams.delete(PARAMETER);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

/** Filters again, because another version is shown. Empties a filter that hides what the address points at. */
export function refilter(): void {
  const target = hashTarget();
  for (const root of Array.from(document.querySelectorAll<HTMLElement>('[data-filtering]'))) {
    const box = boxOf(root);
    if (box && target?.closest('[hidden]') && root.contains(target)) change(box, '');
    else filter(root);
  }
}

function start(box: HTMLInputElement, root: HTMLElement, signal: AbortSignal): void {
  const input = (): void => {
    filter(root);
    if (document.activeElement === box) scrollToHits(root);
  };
  box.addEventListener('input', input, {signal});
  box.addEventListener('keydown', (event) => press(event, root, box), {signal});
  root.addEventListener('click', (event) => click(event, root, box), {signal});
  if (root.matches('.markdown')) {
    box.addEventListener('change', () => writeQuery(box.value.trim()), {signal});
    box.value ||= new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
  }
  // What the reader typed before the script came, or the browser restored after a reload.
  if (box.value) change(box, box.value);
}

/** Starts the filters of the page until the signal ends them. The filter of a whole page starts with the words in the address. */
export function startFilterBoxes(signal: AbortSignal): void {
  for (const box of Array.from(document.querySelectorAll<HTMLInputElement>('main [data-filter]'))) {
    const root = box.closest<HTMLElement>(ROOT);
    if (root) start(box, root, signal);
  }
}
