import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {firstPages} from '../../addresses/folders';
import routes from '../../addresses/routes.json';
import {onSite, service} from '../../service';
import {addressOfRoute, routeOf} from '../sitePath';
import {redirectPage} from './redirectPage';

const NOT_FOUND = '/404.html';

/** @throws Error for a path of the site with which an address in it begins: nobody could tell whether an address has the path */
function checkPath(path: string): void {
  const page = path === '/' ? undefined : routes.find((route) => route.path.startsWith(path))?.path;
  if (page)
    throw new Error(
      `PSB_SITE_URL: the site can't be at ${path}, because it has the page ${page}. Choose another path.`,
    );
}

/** Writes the redirect files: beside the pages, and in folders whose address is no page, such as `/vpd/`. */
export default function addressesPlugin(): Plugin {
  checkPath(service.site.path);
  return {
    name: 'addresses',
    async postBuild({outDir, routesPaths}) {
      const pages = routesPaths.map(addressOfRoute).filter((page) => page.endsWith('.html') && page !== NOT_FOUND);
      const bare = pages.map((page) => [page.replace(/\.html$/, ''), page] as const);
      for (const [address, page] of [...bare, ...firstPages((each) => pages.includes(each))]) {
        const folder = path.join(outDir, address);
        await fs.mkdir(folder, {recursive: true});
        await fs.writeFile(path.join(folder, 'index.html'), redirectPage(routeOf(page), onSite(page)));
      }
    },
  };
}
