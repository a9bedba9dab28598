import {useSyncExternalStore} from 'react';

type Scheme = 'light' | 'dark';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, {attributes: true, attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}

const now = (): Scheme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The colour mode of the site, which the reader can change at any time. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, now);
