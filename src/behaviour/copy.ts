const RESTORE_AFTER_MS = 1600;

/**
 * Puts text on the clipboard and says so on the button for a moment. Where the browser refuses, the button says that.
 * The text for screen readers comes from the button's own changing content.
 */
export async function copyText(button: HTMLButtonElement, text: string): Promise<void> {
  const before = button.textContent;
  const label = button.getAttribute('aria-label');
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Press Ctrl+C';
  }
  button.setAttribute('aria-label', button.textContent);
  window.setTimeout(() => {
    button.textContent = before;
    if (label) button.setAttribute('aria-label', label);
  }, RESTORE_AFTER_MS);
}
