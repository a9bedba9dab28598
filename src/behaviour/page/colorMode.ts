/** The order in which presses of the button go through the choices. */
const NEXT: Readonly<Record<string, string>> = {system: 'light', light: 'dark', dark: 'system'};

const buttons = (): HTMLButtonElement[] =>
  Array.from(document.querySelectorAll<HTMLButtonElement>('button[data-color-mode]'));

/** Names the current choice on the colour mode buttons of the page. */
export function labelColorMode(): void {
  for (const button of buttons()) {
    const text = `Colour mode: ${document.documentElement.dataset.themeChoice ?? 'system'}`;
    button.title = text;
    button.setAttribute('aria-label', text);
  }
}

/** Tells other tabs by the storage itself, and the application of this one by the event that other tabs get. */
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

function choose(): void {
  const choice = NEXT[document.documentElement.dataset.themeChoice ?? 'system'] ?? 'system';
  const dark = choice === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.themeChoice = choice;
  store(choice);
  labelColorMode();
}

/** Answers the colour mode buttons of all pages. */
export function startColorModeChoice(): void {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-color-mode]') : null;
    if (button) choose();
  });
}
