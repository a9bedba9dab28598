import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

const require = createRequire(import.meta.url);
const PACKAGE = '@easyops-cn/docusaurus-search-local';

interface IndexedPage {
  filePath: string;
  readonly url: string;
  readonly type: string;
}

interface Indexed {
  readonly outDir: string;
  readonly paths: IndexedPage[];
}

type ProcessDocInfos = (buildData: {outDir: string}, config: unknown) => Indexed[];

/** Search results for pages that are not docs pages: the reference, in both its versions. */
const ALSO = ['/'];

/** The package looks for `<route>/index.html`; our routes are file names. */
function corrected(outDir: string, page: IndexedPage): IndexedPage {
  return page.url.endsWith('.html') ? {...page, filePath: path.join(outDir, page.url)} : page;
}

/** Lets the package index our `.html` addresses and the reference, by wrapping the one function that lists its files. */
function fitProcessDocInfos(): void {
  const folder = path.join(path.dirname(require.resolve(`${PACKAGE}/package.json`)), 'dist/server/server/utils');
  const module = require(path.join(folder, 'processDocInfos.js')) as {processDocInfos: ProcessDocInfos};
  const original = module.processDocInfos;
  module.processDocInfos = (buildData, config) =>
    original(buildData, config).map((version) => ({
      ...version,
      paths: [
        ...version.paths.map((page) => corrected(buildData.outDir, page)),
        ...ALSO.map((url) => ({url, type: 'docs', filePath: path.join(buildData.outDir, url, 'index.html')})),
      ],
    }));
}

/** `@easyops-cn/docusaurus-search-local`, fitted to addresses that end in `.html`; its results page is `/search.html`. */
export default function searchIndexPlugin(context: LoadContext, options: object): Plugin {
  fitProcessDocInfos();
  const create = require(PACKAGE) as {default: PluginModule};
  const plugin = create.default(context, options) as Plugin;
  return {
    ...plugin,
    contentLoaded: (arguments_) =>
      plugin.contentLoaded?.({
        ...arguments_,
        actions: {
          ...arguments_.actions,
          addRoute: (route) => arguments_.actions.addRoute({...route, path: `${route.path}.html`}),
        },
      }),
  };
}

export {validateOptions} from '@easyops-cn/docusaurus-search-local';
