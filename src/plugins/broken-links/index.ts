import fs from 'node:fs';
import path from 'node:path';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import type {PublicFile} from '../../sources/downloads';
import {fillTokens} from '../../sources/tokens';
import {addressOfRoute} from '../sitePath';
import {brokenLinks, type BuiltSite} from './check';

/** Source file and address of every page that has a source. */
function sources(routes: readonly RouteConfig[], siteDir: string): {file: string; route: string}[] {
  return routes.flatMap((route) => [
    ...(route.metadata?.sourceFilePath
      ? [{file: path.relative(siteDir, path.resolve(siteDir, route.metadata.sourceFilePath)), route: route.path}]
      : []),
    ...sources(route.routes ?? [], siteDir),
  ]);
}

/** Fails the build for broken links and anchors, with file and line. Docusaurus' own check also sees links that components draw, but names only the page. */
export default function brokenLinksPlugin(): Plugin {
  let files: ReadonlySet<string> = new Set();
  return {
    name: 'broken-links',
    allContentLoaded({allContent}) {
      const served = ['downloads', 'sandbox-file', 'catalogue'].flatMap(
        (plugin) => (allContent[plugin]?.default ?? []) as readonly Pick<PublicFile, 'path'>[],
      );
      files = new Set(served.map((file) => `/${file.path}`));
    },
    postBuild({outDir, routes, routesPaths, siteDir}) {
      const site: BuiltSite = {outDir, pages: new Set(routesPaths.map(addressOfRoute)), files};
      const errors = sources(routes, siteDir)
        .filter(({file}) => /\.mdx?$/.test(file))
        .flatMap(({file, route}) =>
          brokenLinks(fillTokens(fs.readFileSync(file, 'utf8'), file), file, addressOfRoute(route), site),
        );
      if (errors.length > 0) throw new Error(errors.map(({message}) => message).join('\n'));
    },
  };
}
