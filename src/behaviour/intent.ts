/** Loads the application when the reader does something that it may have to answer. The README of this folder explains when and why. */

const ACTS = 'a[href], button, input, select, textarea, summary, [role=button]';
/** Buttons that the application answers; the others are the page script's. */
const ANSWERED = '.navbar__toggle, [role=button]';
const SCROLL_KEYS = /^(Arrow|Page|Home|End| $|Shift|Control|Alt|Meta|CapsLock|Escape)/;
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** The playground answers its reader itself. */
const OWN = '[data-playground]';

const within = ({target}: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

function isIntent(event: Event): boolean {
  if (within(event, OWN)) return false;
  if (event instanceof KeyboardEvent && !SCROLL_KEYS.test(event.key)) return true;
  if (event.type === 'pointerover' && (event as PointerEvent).pointerType !== 'mouse') return false;
  return within(event, ACTS);
}

function listen(): void {
  for (const sign of SIGNS) window.addEventListener(sign, observe, {capture: true, passive: true});
}

/** Adds the scripts, which run in order. When one can't be loaded, the next sign of intent tries again. */
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

/** Loads the application, but not before the document is complete. */
function load(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, observe, true);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', add);
  else add();
}

function observe(event: Event): void {
  if (isIntent(event) && !/\btranslated-/.test(document.documentElement.className)) load();
}

const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

const answered = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>(ANSWERED));

/** The position of the pressed button among those that the application answers: hydration can replace the element. */
let pressed = -1;

/** Remembers the last press that only the application can answer; it is repeated when the application is there. */
function remember(event: Event): void {
  const place = answered().findIndex((button) => button.contains(event.target as Node));
  if (place < 0 || isHydrated()) return;
  event.preventDefault();
  pressed = place;
}

function repeat(_changes: unknown, observer: MutationObserver): void {
  if (!isHydrated()) return;
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
