import {useEffect, type ReactNode} from 'react';
import island from '@site/src/components/Island';

const SearchBar = island(() => import('@theme-original/SearchBar'), 'search-island');

const isSearchKey = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';

/** The search box as an island. The first Ctrl+K arrives before its script does, so it is answered here. */
export default function SearchBarIsland(): ReactNode {
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('.search-island input')?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return <SearchBar />;
}
