import {showEnvironment} from './environment';
import {keepInPlace} from './keepInPlace';
import {onPress} from './press';

const KEY = 'psb-language';

let fetched: typeof import('psb:fetched') | undefined;

/** Shows the page's requests in a language. They are curl from the start, so nothing is fetched for that. */
async function showRequests(language: string, pressed?: Element): Promise<void> {
  if (!document.querySelector('[data-request]') || (language === 'curl' && !fetched)) return;
  fetched ??= await import('psb:fetched');
  await fetched.showRequests(language, pressed);
  showEnvironment();
}

/** Shows the page's requests in the chosen language, and marks it on the buttons. @param pressed stays in its place */
export function showLanguage(pressed?: Element): void {
  const current = document.documentElement.dataset.language ?? 'curl';
  document.querySelectorAll('[data-choice]').forEach((button) => {
    button.setAttribute('aria-pressed', String(button.getAttribute('data-choice') === current));
  });
  void showRequests(current, pressed);
}

function choose(id: string, pressed: Element): void {
  document.documentElement.dataset.language = id;
  try {
    window.localStorage.setItem(KEY, id);
  } catch {
    // Storage is switched off: the choice lasts until the page is left.
  }
  showLanguage(pressed);
}

/** Answers the language buttons of all pages. Code above the button changes its height too: some with the choice, some when its text has come. */
export function startLanguageChoice(): void {
  onPress('button[data-choice]', (button) => {
    const {choice} = button.dataset;
    if (choice) keepInPlace(button, () => choose(choice, button));
  });
}
