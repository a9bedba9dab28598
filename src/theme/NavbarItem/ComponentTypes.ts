import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

/** The kinds of items that the navigation bar of this site has; the theme's list would put all kinds into every page's script. */
export default {default: DefaultNavbarItem, search: SearchNavbarItem};
