import {onPress} from './press';

const NEXT: Readonly<Record<string, string>> = {system: 'light', light: 'dark', dark: 'system'};

const BUTTON = 'button[data-color-mode]';

const current = (): string => document.documentElement.dataset.themeChoice ?? 'system';

/** Names the current choice on the colour mode buttons of the page. */
export function labelColorMode(): void {
  const text = `Colour mode: ${current()}`;
  document.querySelectorAll<HTMLElement>(BUTTON).forEach((button) => {
    button.title = text;
    button.setAttribute('aria-label', text);
  });
}

/** Stores the choice. The storage tells other tabs; the application in this tab gets the same event from here. */
function store(choice: string): void {
  const newValue = choice === 'system' ? null : choice;
  try {
    if (newValue === null) window.localStorage.removeItem(THEME_KEY);
    else window.localStorage.setItem(THEME_KEY, newValue);
    window.dispatchEvent(new StorageEvent('storage', {key: THEME_KEY, newValue, storageArea: window.localStorage}));
  } catch {
    // Storage is switched off: the choice lasts until the page is left.
  }
}

/** Answers the colour mode buttons of all pages. */
export function startColorModeChoice(): void {
  onPress(BUTTON, () => {
    const choice = NEXT[current()] ?? 'system';
    const dark = choice === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    document.documentElement.dataset.themeChoice = choice;
    store(choice);
    labelColorMode();
  });
}
