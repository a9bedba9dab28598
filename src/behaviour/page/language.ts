const KEY = 'psb-language';
const DEFAULT = 'curl';

/** Marks the chosen language on the buttons of the page's samples. */
export function markLanguage(): void {
  const current = document.documentElement.dataset.language ?? DEFAULT;
  for (const button of Array.from(document.querySelectorAll('[data-choice]'))) {
    button.setAttribute('aria-pressed', String(button.getAttribute('data-choice') === current));
  }
}

/** Shows the samples of this language on every page from now on. */
function choose(id: string): void {
  document.documentElement.dataset.language = id;
  try {
    window.localStorage.setItem(KEY, id);
  } catch {
    // Storage is switched off: the choice lasts until the page is left.
  }
  markLanguage();
}

/** Answers the language buttons of all pages. */
export function startLanguageChoice(): void {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-choice]') : null;
    if (button?.dataset.choice) choose(button.dataset.choice);
  });
}
