import packageFile from '../../package.json';

/** The browsers that the site supports, in the words of esbuild, such as `chrome123`: `browserslist` in package.json names them. */
export const browserTarget = packageFile.browserslist.production.map((query) => query.replace(' >= ', ''));
