import type {Plugin} from 'postcss';
import {routeOf} from '../sitePath';

const FILE = /(?<=url\('?)\/(?!\/)[^')]*/g;

/** PostCSS plugin: files of the site that a style sheet names by their addresses, such as fonts, get the path of the site. */
export const filesInSite: Plugin = {
  postcssPlugin: 'files-in-site',
  Once(root) {
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(FILE, routeOf);
    });
  },
};
