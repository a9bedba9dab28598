import {service} from '../service';

const {path} = service.site;

/** For the definitions of a bundler, so that code for browsers knows the path of the site (src/addresses/inSite.ts). */
export const sitePath = {SITE_PATH: JSON.stringify(path)};

/** The route of a page, which has the path of the site: `/docs/terms.html` for `/terms.html`. */
export const routeOf = (address: string): string => path + address.slice(1);

/** The address of a page in the site by its route: `/terms.html` for `/docs/terms.html`. */
export const addressOfRoute = (route: string): string => `/${route.slice(path.length)}`;

/** The file of a page in the folder of the built site, by its route: `terms.html`, `index.html`. */
export const fileOfRoute = (route: string): string => route.slice(path.length) || 'index.html';
