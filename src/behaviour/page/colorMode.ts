/** The order in which presses of the button go through the choices. */
const NEXT: Readonly<Record<string, string>> = {system: 'light', light: 'dark', dark: 'system'};

const root = document.documentElement;

const buttons = (): HTMLButtonElement[] =>
  Array.from(document.querySelectorAll<HTMLButtonElement>('button[data-color-mode]'));

/** Names the current choice on the colour mode buttons of the page. */
export function labelColorMode(): void {
  for (const button of buttons()) {
    const text = `Colour mode: ${root.dataset.themeChoice ?? 'system'}`;
    button.title = text;
    button.setAttribute('aria-label', text);
  }
}

/** Tells other tabs by the storage itself, and the application of this one by the event that other tabs get. */
function store(key: string, choice: string): void {
  const newValue = choice === 'system' ? null : choice;
  try {
    if (newValue === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: window.localStorage}));
  } catch {
    // Storage is switched off: the choice lasts until the page is left.
  }
}

function choose({dataset}: HTMLButtonElement): void {
  const choice = NEXT[root.dataset.themeChoice ?? 'system'] ?? 'system';
  const dark = choice === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.themeChoice = choice;
  store(dataset.colorMode ?? 'theme', choice);
  labelColorMode();
}

/** Answers the colour mode buttons of all pages. */
export function startColorModeChoice(): void {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-color-mode]') : null;
    if (button) choose(button);
  });
}
