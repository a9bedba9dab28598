import {onPress} from './press';

const RESTORE_AFTER_MS = 1600;

/** Restore the text of the buttons that show a message. */
const restores = new WeakMap<HTMLElement, () => void>();

/** Shows a message on the button for a moment, to a screen reader too. A second press starts the moment again. */
function show(button: HTMLElement, message: string): void {
  restores.get(button)?.();
  const text = button.textContent;
  const label = button.getAttribute('aria-label');
  const restore = (): void => {
    window.clearTimeout(timer);
    restores.delete(button);
    button.textContent = text;
    if (label === null) button.removeAttribute('aria-label');
    else button.setAttribute('aria-label', label);
  };
  const timer = window.setTimeout(restore, RESTORE_AFTER_MS);
  restores.set(button, restore);
  button.textContent = message;
  button.setAttribute('aria-label', message);
}

const copyKeys = (): string => (/Mac|iP(hone|ad)/.test(navigator.userAgent) ? 'Press ⌘C' : 'Press Ctrl+C');

/** Copies text and says so on the button. Where the browser refuses, it selects the code that contains the text, and the button names the keys. */
async function copyText(button: HTMLElement, text: string, code: Element | null = null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    show(button, 'Copied');
  } catch {
    if (code) window.getSelection()?.selectAllChildren(code);
    show(button, code ? copyKeys() : 'Not copied');
  }
}

/** What a copy button copies: a link to this page's anchor, a given text, or the code beside it. */
function copy(button: HTMLElement): Promise<void> {
  const {copy: given, copyLink} = button.dataset;
  if (copyLink) return copyText(button, `${window.location.origin}${window.location.pathname}#${copyLink}`);
  if (given !== undefined) return copyText(button, given);
  const code = button.closest('figure')?.querySelector('code') ?? null;
  return copyText(button, code?.textContent ?? '', code);
}

async function copyPage(button: HTMLElement): Promise<void> {
  const address = button.parentElement?.querySelector('a')?.getAttribute('href') ?? '';
  const text = await import('psb:fetched').then(({markdownAt}) => markdownAt(address)).catch(() => undefined);
  if (text === undefined) show(button, 'Not copied');
  else await copyText(button, text);
}

/** Answers the copy buttons of all pages. */
export function startCopying(): void {
  onPress('button[data-copy-page]', (button) => void copyPage(button));
  onPress('button:is([data-copy-code], [data-copy], [data-copy-link])', (button) => void copy(button));
}
