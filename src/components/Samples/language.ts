import {useSyncExternalStore} from 'react';

const KEY = 'psb-language';
const DEFAULT = 'curl';
const CHANGED = 'psb-language-changed';

const current = (): string => document.documentElement.dataset.language ?? DEFAULT;

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** The language of the samples that the reader has chosen; curl on the server and until a choice is made. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, current, () => DEFAULT);
}

/** Marks the chosen language on the buttons that the server drew and no component looks after. */
export function markLanguage(): void {
  for (const button of Array.from(document.querySelectorAll('[data-choice]'))) {
    button.setAttribute('aria-pressed', String(button.getAttribute('data-choice') === current()));
  }
}

/** Shows the samples of this language on every page from now on. A browser that keeps nothing forgets it with the page. */
export function chooseLanguage(id: string): void {
  document.documentElement.dataset.language = id;
  try {
    window.localStorage.setItem(KEY, id);
  } catch {
    // Storage is switched off: the choice lasts until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED));
  markLanguage();
}
