import island from '@site/src/components/Island';

/** The search box as an island; the navigation bar, which holds it, wakes both together. */
export const SearchBar = island(() => import('@theme-original/SearchBar'), 'search-island');
