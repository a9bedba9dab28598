import {useEffect, type ComponentType, type ReactNode} from 'react';
import island from '@site/src/components/Island';
import {SearchBar} from '../SearchBar/island';

const Navbar = island(async () => {
  const original = import('@theme-original/Navbar') as Promise<{default: ComponentType}>;
  const [navbar] = await Promise.all([original, SearchBar.preload()]);
  return navbar;
}, 'navbar-island');

const isSearchKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';

/** The navigation bar as an island. The first Ctrl+K arrives before the script of the search box does, so it is answered here. */
export default function NavbarIsland(): ReactNode {
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('.search-island input')?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return <Navbar />;
}
