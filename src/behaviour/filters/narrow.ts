import {decoded} from '../page/hashTarget';
import type {Hits} from './match';

/** What a filter has changed in its part of the page, so that it can be undone. */
interface Changes {
  readonly hidden: ReadonlySet<Element>;
  readonly opened: ReadonlySet<HTMLDetailsElement>;
  /** Entries that were moved, each with what was behind it. */
  readonly moved: readonly (readonly [entry: Element, next: Node | null])[];
}

const NONE: Changes = {hidden: new Set(), opened: new Set(), moved: []};
const changes = new WeakMap<Element, Changes>();

/** More hits than these stay folded and in their order: nobody reads that many, and their layout would delay the next letter. */
const MOST_OPENED = 150;
const MOST_MOVED = 10;

/** Stays when what it belongs to stays. */
const HEAD = /^(SUMMARY|THEAD|TH|HEADER|FOOTER)$/;
const HEADING = /^H([2-6])$/;
const ANY_LEVEL = 6;

/** What stays: what has a hit in it or is one, what is beside that, and which of both stays with all that is in it. */
interface Kept {
  readonly holding: Set<Element>;
  readonly beside: Set<Element>;
  readonly whole: Set<Element>;
}

const isKept = (element: Element, {holding, beside}: Kept): boolean => holding.has(element) || beside.has(element);

function keptIn(root: Element, {found, exact}: Hits): Kept {
  const kept: Kept = {holding: new Set(), beside: new Set(), whole: new Set()};
  const keep = (element: Element | null, to: Set<Element>): void => {
    if (element && !to.has(element)) kept.whole.add(element);
    for (let node = element; node && node !== root && !to.has(node); node = node.parentElement) to.add(node);
  };
  // From the end, because what is in an entry has to come before it: one that has hits in it is not kept whole.
  for (const entry of Array.from(found).reverse()) keep(entry, kept.holding);
  for (const stays of ['h1', '[data-filter-bar]']) keep(root.querySelector(stays), kept.beside);
  for (const entry of exact) keep(entry.querySelector(':scope > details > div'), kept.beside);
  return kept;
}

/** Calls `hide` for what doesn't stay, and `open` for each fold around a hit. */
function visit(parent: Element, kept: Kept, hide: (element: Element) => void, open: (fold: Element) => void): void {
  if (parent.matches('details')) open(parent);
  // The headings up to this level are above a hit.
  let above = 0;
  for (const child of Array.from(parent.children).reverse()) {
    const level = Number(HEADING.exec(child.tagName)?.[1] ?? Infinity);
    if (kept.holding.has(child)) above = ANY_LEVEL;
    if (child.matches('td') || (isKept(child, kept) && !kept.whole.has(child))) visit(child, kept, hide, open);
    else if (level <= above) above = level - 1;
    else if (!isKept(child, kept) && !HEAD.test(child.tagName)) hide(child);
  }
}

/** What hits change in a part of the page; `before` is what the hits before them have changed. */
function changesFor(root: Element, hits: Hits, before: Changes): Omit<Changes, 'moved'> {
  const hidden = new Set<Element>();
  const opened = new Set<HTMLDetailsElement>();
  const found = new Set<Element>(hits.found);
  const hide = (element: Element): void => {
    if (before.hidden.has(element) || !element.hasAttribute('hidden')) hidden.add(element);
  };
  const open = (fold: Element | null): void => {
    if (fold instanceof HTMLDetailsElement && (before.opened.has(fold) || !fold.open)) opened.add(fold);
  };
  const openFew = (fold: Element): void => {
    const count = Array.from(fold.querySelectorAll('[data-find]')).filter((entry) => found.has(entry)).length;
    if (count <= MOST_OPENED) open(fold);
  };
  visit(root, keptIn(root, hits), hide, openFew);
  const [only, ...others] = hits.exact;
  if (only && others.length === 0) open(only.matches('details') ? only : only.querySelector(':scope > details'));
  return {hidden, opened};
}

/** Moves exact hits before the entries beside them. The elements of a tree keep their order, which is that of a document. */
function moveFirst(exact: readonly HTMLElement[]): Changes['moved'] {
  const moved: [Element, Node | null][] = [];
  for (const entry of exact.length > MOST_MOVED ? [] : Array.from(exact).reverse()) {
    let first: Element = entry;
    while (first.previousElementSibling?.hasAttribute('data-find')) first = first.previousElementSibling;
    if (first === entry || entry.matches('li')) continue;
    moved.push([entry, entry.nextSibling]);
    first.before(entry);
  }
  return moved;
}

/** Leaves of a part of the page what a filter has found, with the headings and folds around it, exact hits first; without hits, all is as it was. */
export function narrow(root: Element, hits: Hits | undefined): void {
  const before = changes.get(root) ?? NONE;
  for (const [entry, next] of Array.from(before.moved).reverse()) entry.parentElement?.insertBefore(entry, next);
  const now = hits ? changesFor(root, hits, before) : NONE;
  for (const element of before.hidden) if (!now.hidden.has(element)) element.removeAttribute('hidden');
  for (const element of now.hidden) if (!before.hidden.has(element)) element.setAttribute('hidden', '');
  for (const fold of before.opened) if (!now.opened.has(fold)) fold.open = false;
  for (const fold of now.opened) fold.open = true;
  changes.set(root, {...now, moved: hits ? moveFirst(hits.exact) : []});
  root.toggleAttribute('data-filtering', hits !== undefined);
}

/** Leaves in the page's lists of headings, beside it, those that the filters have left in the page. */
export function narrowHeadings(): void {
  document.querySelectorAll<HTMLAnchorElement>('[data-page-headings] a[href^="#"]').forEach((link) => {
    const heading = document.getElementById(decoded(link.hash.slice(1)));
    (link.closest('li') ?? link).hidden = heading !== null && heading.closest('[hidden]') !== null;
  });
}
