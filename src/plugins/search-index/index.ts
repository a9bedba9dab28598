import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeIndex} from './files';
import {GENERATED, generate} from './package';

/** How the package's browser code reads the words of a query; `build.ts` reads pages and records in the same way. */
const SETTINGS = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  fuzzyMatchingDistance: 1,
};

/** Search in the browser: an index of pages and contracts for the worker of `@easyops-cn/docusaurus-search-local`, and the page of all results. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, GENERATED);
  fs.mkdirSync(folder, {recursive: true});
  generate(SETTINGS, folder);
  return {
    name: 'search-index',
    // The worker of the package imports lunr by this name.
    configureWebpack: () => ({resolve: {alias: {lunr$: path.resolve('src/plugins/search-index/lunr.ts')}}}),
    contentLoaded({actions: {addRoute}}) {
      addRoute({path: `${context.baseUrl}search.html`, component: '@theme/SearchPage', exact: true});
    },
    postBuild({outDir, routesPaths}) {
      writeIndex(outDir, routesPaths);
    },
  };
}
