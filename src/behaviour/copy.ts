const RESTORE_AFTER_MS = 1600;

/** What a button says of itself between two presses, and the timer that brings it back. */
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

/** Says something on the button for a moment, to a screen reader too; a second press starts the moment anew. */
function say(button: HTMLButtonElement, text: string): void {
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
 * Puts text on the clipboard and says so on the button. Where the browser refuses, the code that holds the text is selected
 * and the button names the keys; without such code it says that it could not.
 */
export async function copyText(button: HTMLButtonElement, text: string, code: Element | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(button, 'Copied');
  } catch {
    if (code) window.getSelection()?.selectAllChildren(code);
    say(button, code ? copyKeys() : 'Not copied');
  }
}
