const KEY = 'psb-environment';

/** What is chosen where the storage is switched off: until the page is left. */
let chosen = 'acceptance';

/** The chosen environment. Production is forgotten at the end of the session, so that no later visit begins with it. */
function environment(): string {
  try {
    if (window.sessionStorage.getItem(KEY)) return 'production';
    return window.localStorage.getItem(KEY) === 'sandbox' ? 'sandbox' : 'acceptance';
  } catch {
    return chosen;
  }
}

function choose(id: string): void {
  chosen = id;
  try {
    if (id === 'production') window.sessionStorage.setItem(KEY, id);
    else {
      window.sessionStorage.removeItem(KEY);
      window.localStorage.setItem(KEY, id);
    }
  } catch {
    // Storage is switched off.
  }
  showEnvironment();
}

/** Writes the hosts of the chosen environment into the code of the page, where the build has marked them, and shows it in the choices. */
export function showEnvironment(): void {
  const current = environment();
  document.querySelectorAll<HTMLElement>('code [data-host]').forEach((mark) => {
    const host = HOSTS[current]?.[mark.dataset.host ?? ''];
    if (host && mark.textContent !== host) mark.textContent = host;
  });
  document.querySelectorAll<HTMLSelectElement>('select[data-environment]').forEach((choice) => {
    choice.value = current;
  });
}

/** Answers the choices of all pages. A page that the browser has kept for the way back may show an older choice. */
export function startEnvironmentChoice(): void {
  document.addEventListener('change', ({target}) => {
    if (target instanceof HTMLSelectElement && target.matches('[data-environment]')) choose(target.value);
  });
  window.addEventListener('pageshow', showEnvironment);
}
