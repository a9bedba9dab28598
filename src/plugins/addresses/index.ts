import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {redirectPage} from './redirectPage';

const NOT_FOUND = '404.html';

/** Writes the redirect files beside the pages. */
export default function addressesPlugin(): Plugin {
  return {
    name: 'addresses',
    async postBuild({outDir, routesPaths, baseUrl, siteConfig}) {
      const pages = routesPaths.filter((route) => route.endsWith('.html') && route.slice(baseUrl.length) !== NOT_FOUND);
      for (const route of pages) {
        const folder = path.join(outDir, route.slice(baseUrl.length).replace(/\.html$/, ''));
        await fs.mkdir(folder, {recursive: true});
        await fs.writeFile(path.join(folder, 'index.html'), redirectPage(route, `${siteConfig.url}${route}`));
      }
    },
  };
}
