const SHOWN = '[data-term]:is(:hover, :focus-within)';

const terms = (selector: string): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>(selector));

const contains = (term: Element, target: EventTarget | null): boolean =>
  target instanceof Node && term.contains(target);

/** Hides the definitions that are shown, until the pointer or the focus comes again. */
function dismiss(except: EventTarget | null): void {
  for (const term of terms(SHOWN)) if (!contains(term, except)) term.dataset.dismissed = '';
}

/** Lets a dismissed definition show again when pointer and focus have left it, or one of them enters it anew. */
function restore({target, relatedTarget}: PointerEvent | FocusEvent): void {
  for (const term of terms('[data-dismissed]')) {
    const enters = contains(term, target) && !contains(term, relatedTarget);
    if (enters || !term.matches(SHOWN)) delete term.dataset.dismissed;
  }
}

/** Hides the definitions of terms on Escape, and on a press anywhere else, of which a touch screen has no other sign. */
export function startTerms(): void {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') dismiss(null);
  });
  document.addEventListener('pointerdown', ({target}) => dismiss(target));
  document.addEventListener('pointerover', restore);
  document.addEventListener('focusin', restore);
}
