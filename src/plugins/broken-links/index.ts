import fs from 'node:fs';
import path from 'node:path';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import {fillTokens} from '../../content/tokens';
import {publicFiles} from '../downloads/files';
import {checkLinks, type BuiltSite} from './check';

/** Source file and address of every page that has a source. */
function sources(routes: readonly RouteConfig[], siteDir: string): {file: string; route: string}[] {
  return routes.flatMap((route) => [
    ...(route.metadata?.sourceFilePath
      ? [{file: path.relative(siteDir, path.resolve(siteDir, route.metadata.sourceFilePath)), route: route.path}]
      : []),
    ...sources(route.routes ?? [], siteDir),
  ]);
}

/**
 * Fails the build for a broken link or anchor with the file and line where it stands. Docusaurus' own check stays on behind it:
 * it sees the links that components draw too, but names only the page.
 */
export default function brokenLinksPlugin(): Plugin {
  return {
    name: 'broken-links',
    async postBuild({outDir, routes, routesPaths, siteDir}) {
      const site: BuiltSite = {
        outDir,
        pages: new Set(routesPaths),
        files: new Set((await publicFiles()).map((file) => `/${file.path}`)),
      };
      for (const {file, route} of sources(routes, siteDir)) {
        if (/\.mdx?$/.test(file)) checkLinks(fillTokens(fs.readFileSync(file, 'utf8'), file), file, route, site);
      }
    },
  };
}
