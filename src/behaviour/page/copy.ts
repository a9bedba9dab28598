const RESTORE_AFTER_MS = 1600;

/** The text and label of a button between two presses, and the timer that restores them. */
interface Resting {
  readonly text: string | null;
  readonly label: string | null;
  readonly timer: number;
}

const resting = new WeakMap<HTMLButtonElement, Resting>();

function restore(button: HTMLButtonElement): void {
  const before = resting.get(button);
  if (!before) return;
  resting.delete(button);
  button.textContent = before.text;
  if (before.label === null) button.removeAttribute('aria-label');
  else button.setAttribute('aria-label', before.label);
}

/** Shows a text on the button for a moment, to a screen reader too; a second press starts the moment again. */
function show(button: HTMLButtonElement, text: string): void {
  const before = resting.get(button);
  window.clearTimeout(before?.timer);
  resting.set(button, {
    text: before ? before.text : button.textContent,
    label: before ? before.label : button.getAttribute('aria-label'),
    timer: window.setTimeout(() => restore(button), RESTORE_AFTER_MS),
  });
  button.textContent = text;
  button.setAttribute('aria-label', text);
}

const copyKeys = (): string => (/Mac|iP(hone|ad)/.test(navigator.userAgent) ? 'Press ⌘C' : 'Press Ctrl+C');

/**
 * Puts text on the clipboard and confirms it on the button. Where the browser refuses, the code that holds the text is selected
 * and the button names the keys; without such code it shows 'Not copied'.
 */
async function copyText(button: HTMLButtonElement, text: string, code: Element | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    show(button, 'Copied');
  } catch {
    if (code) window.getSelection()?.selectAllChildren(code);
    show(button, code ? copyKeys() : 'Not copied');
  }
}

/** What a copy button copies: a link to this page's anchor, a given text, or the code beside it. */
function copy(button: HTMLButtonElement): Promise<void> {
  const {copy: given, copyLink} = button.dataset;
  if (copyLink) return copyText(button, `${window.location.origin}${window.location.pathname}#${copyLink}`, null);
  if (given !== undefined) return copyText(button, given, null);
  const code = button.closest('figure')?.querySelector('code') ?? null;
  return copyText(button, code?.textContent ?? '', code);
}

/** Answers the copy buttons of all pages. */
export function startCopying(): void {
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element
        ? target.closest<HTMLButtonElement>('button[data-copy-code], button[data-copy], button[data-copy-link]')
        : null;
    if (button) void copy(button);
  });
}
