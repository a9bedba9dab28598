import {useEffect, type ComponentType, type ReactNode} from 'react';
import island from '@site/src/components/Island';
import {SearchBar} from '../SearchBar/island';

const Navbar = island(async () => {
  const original = import('@theme-original/Navbar') as Promise<{default: ComponentType}>;
  const [navbar] = await Promise.all([original, SearchBar.preload()]);
  return navbar;
}, 'navbar-island');

const isSearchKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';

/** Closes the sidebar of a phone, where the original knows no key for it, and gives the focus back to its button. */
function closeSidebar(): void {
  const close = document.querySelector<HTMLButtonElement>('.navbar-sidebar--show .navbar-sidebar__close');
  if (!close) return;
  close.click();
  document.querySelector<HTMLButtonElement>('.navbar__toggle')?.focus();
}

/**
 * The navigation bar as an island. The first Ctrl+K arrives before the script of the search box does, so it is answered
 * here; so is Escape.
 */
export default function NavbarIsland(): ReactNode {
  useEffect(() => {
    const answer = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeSidebar();
      if (!isSearchKey(event)) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('.search-island input')?.focus();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
  return <Navbar />;
}
