/**
 * Loads the application at the reader's first sign of intent: the pointer of a mouse over something that acts, a press on such a thing,
 * the focus, a key. What is done inside of the playground, a program of its own, is no sign. An act on a document that is still arriving
 * counts too, but the application waits for the whole document. Pages that are nothing without it say so in a `hydrate` element and load
 * it at once. A page that the browser translates stays as it is, because the application would find other text than its own.
 */

const ACTS = 'a[href], button, input, select, textarea, summary, [role=button]';
/** Buttons that the application answers; the others are the page script's. */
const ANSWERED = '.navbar__toggle, .menu__caret, [role=button]';
const SCROLL_KEYS = /^(Arrow|Page|Home|End| $|Shift|Control|Alt|Meta|CapsLock|Escape)/;
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** What answers its reader itself. */
const OWN = '[data-playground]';

const within = ({target}: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const acts = (event: Event): boolean => within(event, ACTS);

function isIntent(event: Event): boolean {
  if (within(event, OWN)) return false;
  if (event instanceof KeyboardEvent) return !SCROLL_KEYS.test(event.key) || acts(event);
  if (event.type === 'pointerover') return (event as PointerEvent).pointerType === 'mouse' && acts(event);
  return acts(event);
}

function listen(): void {
  for (const sign of SIGNS) window.addEventListener(sign, observe, {capture: true, passive: true});
}

/** Adds the scripts, which run in their order. When one cannot be loaded, the next sign of intent tries again. */
function add(): void {
  const elements = SCRIPTS.split(' ').map((src) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => {
      for (const each of elements) each.remove();
      listen();
    };
    return script;
  });
  document.head.append(...elements);
}

function load(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, observe, true);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', add);
  else add();
}

function observe(event: Event): void {
  if (isIntent(event) && !/\btranslated-/.test(document.documentElement.className)) load();
}

const answered = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>(ANSWERED));

/** The place of the button among its like: hydration can replace the element. */
let pressed = -1;

/** Remembers the last press that only the application can answer; it is repeated when the application is there. */
function remember(event: Event): void {
  const place = answered().findIndex((button) => button.contains(event.target as Node));
  if (place < 0 || document.documentElement.dataset.hasHydrated === 'true') return;
  event.preventDefault();
  pressed = place;
}

function repeat(_changes: unknown, observer: MutationObserver): void {
  if (document.documentElement.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  window.removeEventListener('click', remember, true);
  answered()[pressed]?.click();
}

listen();
window.addEventListener('click', remember, true);
new MutationObserver(repeat).observe(document.documentElement, {
  attributes: true,
  attributeFilter: ['data-has-hydrated'],
});
if (document.querySelector('meta[name=hydrate]')) load();

export {};
