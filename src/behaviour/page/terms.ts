const isInTerm = ({target}: Event): boolean => target instanceof Element && target.closest('[data-term]') !== null;

/** Hides every definition, or lets that of a term with pointer or focus show. */
const hide = (hidden: boolean): boolean => document.documentElement.toggleAttribute('data-terms-hidden', hidden);

/** Hides the definition of a term on Escape, and on a press elsewhere for touch screens, until pointer or focus reach a term again. */
export function startTerms(): void {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') hide(true);
  });
  document.addEventListener('pointerdown', (event) => hide(!isInTerm(event)));
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      if (isInTerm(event)) hide(false);
    });
  }
}
