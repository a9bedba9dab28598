/** The path of the site, which bundlers give to code for browsers (src/addresses/inSite.ts). */
globalThis.SITE_PATH = '/';
