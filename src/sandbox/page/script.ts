/**
 * The script of the page: when the sandbox says that something changed, it asks for the same page again and takes over what is new. What is
 * open stays open, and a part with the focus or a selection in it stays as it is.
 */
export const SCRIPT = `'use strict';
const live = document.getElementById('live');

function inUse(part) {
  const selection = getSelection();
  const isSelected = selection && !selection.isCollapsed && selection.containsNode(part, true);
  return isSelected || (part !== document.activeElement && part.contains(document.activeElement));
}

function renew(mine, fresh) {
  if (mine.innerHTML !== fresh.innerHTML && !inUse(mine)) mine.replaceChildren(...fresh.childNodes);
}

function renewItem(mine, fresh) {
  const parts = fresh.querySelectorAll('[data-part]');
  mine.querySelectorAll('[data-part]').forEach((part, index) => renew(part, parts[index]));
}

function renewList(mine, fresh) {
  const wanted = Array.from(fresh.children);
  const keys = new Set(wanted.map((item) => item.id));
  for (const item of Array.from(mine.children)) {
    if (!keys.has(item.id) && !item.querySelector('details[open]') && !inUse(item)) item.remove();
  }
  let before = null;
  for (const item of wanted) {
    const own = document.getElementById(item.id);
    if (own) renewItem(own, item);
    else if (before) before.after(item);
    else mine.prepend(item);
    before = own || item;
  }
}

async function refresh() {
  const response = await fetch(location.href);
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const lists = fresh.querySelectorAll('[data-list]');
  document.querySelectorAll('[data-list]').forEach((list, index) => renewList(list, lists[index]));
  for (const part of document.querySelectorAll('[data-part][id]')) {
    const other = fresh.getElementById(part.id);
    if (other) renew(part, other);
  }
}

let running = false;
let again = false;
async function changed() {
  again = true;
  if (running) return;
  running = true;
  while (again) {
    again = false;
    await refresh().catch(() => undefined);
  }
  running = false;
}

if (live) {
  const changes = new EventSource('/_sandbox/events');
  changes.addEventListener('open', () => {
    live.textContent = 'This page updates automatically.';
    void changed();
  });
  changes.addEventListener('changed', () => void changed());
  changes.addEventListener('error', () => {
    live.textContent = 'The page has lost its connection to the sandbox. Reload it when the sandbox is running.';
  });
}
`;
