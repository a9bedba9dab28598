import island from '@site/src/components/Island';

/** The navigation bar as an island. */
export default island(() => import('@theme-original/Navbar'), 'navbar-island');
