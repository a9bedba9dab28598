/**
 * Runs in every page before its body is drawn. It contains no names of pages, so that one hash in a policy covers it. It corrects the address
 * where a host serves the page under another one, and sets the attributes of the root element, so that nothing moves later.
 */
const {pathname, search, hash} = window.location;
const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
const address = canonical ? new URL(canonical.href).pathname : pathname;
// The not-found file answers for any address, and has to name the one that was asked for.
if (address !== pathname && !address.endsWith('/404.html')) {
  window.history.replaceState(null, '', address + search + hash);
}

/** The stored choice if the site offers it, or else the first. */
function kept(key: string, choices: readonly string[]): string | undefined {
  let value: string | null = null;
  try {
    value = window.localStorage.getItem(key);
  } catch {
    // Storage is switched off.
  }
  return choices.find((choice) => choice === value) ?? choices[0];
}

const choice = kept(THEME_KEY, ['system', 'light', 'dark']);
const ofSystem = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.theme = choice === 'system' ? ofSystem : choice;
document.documentElement.dataset.themeChoice = choice;
document.documentElement.dataset.version = new URLSearchParams(search).get('version') === 'v1-beta' ? 'v1-beta' : 'v1';
document.documentElement.dataset.language = kept('psb-language', LANGUAGES);

document.addEventListener('keydown', (event) => {
  const isKey =
    event.ctrlKey || event.metaKey
      ? event.key.toLowerCase() === 'k' && !event.shiftKey
      : event.key === '/' && !document.activeElement?.matches(':read-write,[role=textbox]');
  const box = document.querySelector<HTMLInputElement>('[data-search-input]');
  if (!isKey || event.altKey || !box) return;
  event.preventDefault();
  box.focus();
});

export {};
