import {onPress} from './press';

const KEY = 'psb-language';

let fetched: typeof import('psb:fetched') | undefined;

/** Shows the page's requests in a language. They are curl from the start, so nothing is fetched for that. */
async function showRequests(language: string): Promise<void> {
  if (!document.querySelector('[data-request]') || (language === 'curl' && !fetched)) return;
  fetched ??= await import('psb:fetched');
  await fetched.showRequests(language);
}

/** Shows the page's requests in the chosen language, and marks it on the buttons. */
export function showLanguage(): void {
  const current = document.documentElement.dataset.language ?? 'curl';
  document.querySelectorAll('[data-choice]').forEach((button) => {
    button.setAttribute('aria-pressed', String(button.getAttribute('data-choice') === current));
  });
  void showRequests(current);
}

function choose(id: string): void {
  document.documentElement.dataset.language = id;
  try {
    window.localStorage.setItem(KEY, id);
  } catch {
    // Storage is switched off: the choice lasts until the page is left.
  }
  showLanguage();
}

/** Answers the language buttons of all pages. Code above the button changes its height too, so the page scrolls with the button. */
export function startLanguageChoice(): void {
  onPress('button[data-choice]', (button) => {
    if (!button.dataset.choice) return;
    const before = button.getBoundingClientRect().top;
    choose(button.dataset.choice);
    window.scrollBy(0, button.getBoundingClientRect().top - before);
  });
}
