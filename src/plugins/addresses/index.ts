import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {firstPages} from '../../addresses/folders';
import {redirectPage} from './redirectPage';

const NOT_FOUND = '404.html';

/** Writes the redirect files: beside the pages, and in folders whose address is no page, such as `/vpd/`. */
export default function addressesPlugin(): Plugin {
  return {
    name: 'addresses',
    async postBuild({outDir, routesPaths, baseUrl, siteConfig}) {
      const pages = routesPaths.filter((route) => route.endsWith('.html') && route.slice(baseUrl.length) !== NOT_FOUND);
      const bare = pages.map((page) => [page.replace(/\.html$/, ''), page] as const);
      for (const [address, page] of [...bare, ...firstPages((each) => pages.includes(each))]) {
        const folder = path.join(outDir, address.slice(baseUrl.length));
        await fs.mkdir(folder, {recursive: true});
        await fs.writeFile(path.join(folder, 'index.html'), redirectPage(page, `${siteConfig.url}${page}`));
      }
    },
  };
}
