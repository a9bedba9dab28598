import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {restReference, restVersions} from '../../content/contracts';
import {untracked} from '../../content/files';
import {buildIndex} from './build';
import {IGNORED, spaced, withoutNested, type Section} from './clean';
import type {Documents} from './documents';
import {fileOfPackage, moduleOfPackage, replace} from './package';
import {withRecords} from './records';

interface IndexedPage {
  readonly filePath: string;
  readonly url: string;
  readonly type: string;
}

interface Indexed {
  readonly outDir: string;
  readonly paths: readonly IndexedPage[];
}

interface Parsed {
  readonly sections: readonly Section[];
}

/** Pages that are no docs pages, and the files that hold them. */
const ALSO = {'/': 'index.html', '/v1.html': 'v1.html'};

/** The package's words; it stops at 100 results, and what it counts are sections of pages. */
const WORDS = {
  'theme.SearchPage.documentsFound.plurals': 'One result|The {count} best results',
  'theme.SearchPage.noResultsText': 'No results',
};

/** The package looks for `<route>/index.html`; our routes are file names. */
function corrected(outDir: string, page: IndexedPage): IndexedPage {
  return page.url.endsWith('.html') ? {...page, filePath: path.join(outDir, page.url)} : page;
}

/** Lets the package index our `.html` addresses and the reference, and read words in place of interface. */
function fitPackage(): void {
  replace<[{outDir: string}, unknown], Indexed[]>(
    'processDocInfos',
    (original) => (build, config) =>
      original(build, config).map((version) => ({
        ...version,
        paths: [
          ...version.paths.map((page) => corrected(build.outDir, page)),
          ...Object.entries(ALSO).map(([url, file]) => ({url, type: 'docs', filePath: path.join(build.outDir, file)})),
        ],
      })),
  );
  replace<[string, ...unknown[]], Parsed | null>('parse', (original) => (html, ...rest) => {
    const parsed = original(spaced(html), ...rest);
    return parsed && {...parsed, sections: withoutNested(parsed.sections)};
  });
  replace<unknown[], Promise<Documents>>(
    'scanDocuments',
    (original) =>
      async (...given) =>
        withRecords(
          await original(...given),
          untracked(() => restVersions().map(restReference)),
        ),
  );
  replace<[Documents], unknown>('buildIndex', () => buildIndex);
}

/**
 * `@easyops-cn/docusaurus-search-local`, fitted to addresses that end in `.html`: its results page is `/search.html`, and
 * the reference is found by operation, shared response and schema.
 */
export default function searchIndexPlugin(context: LoadContext, options: object): Plugin {
  fitPackage();
  const create = moduleOfPackage('./dist/server/server/index.js') as {default: PluginModule};
  const plugin = create.default(context, {...options, ignoreCssSelectors: IGNORED}) as Plugin;
  return {
    ...plugin,
    getDefaultCodeTranslationMessages: () => Promise.resolve(WORDS),
    configureWebpack: (...given) => ({
      ...plugin.configureWebpack?.(...given),
      module: {
        rules: [
          {
            include: fileOfPackage('dist/client/client/theme/SearchPage/SearchPage.jsx'),
            resolve: {alias: {'@theme/Layout': path.join(context.siteDir, 'src/theme/SearchPage/Layout.tsx')}},
          },
        ],
      },
    }),
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
