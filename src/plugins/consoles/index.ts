import fs from 'node:fs';
import path from 'node:path';
import createDocs, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PAGES, writeConsolePages} from './pages';
import {sharing} from './routes';

/**
 * A docs instance whose pages are the consoles: one for every operation, written into the instance's folder before it is read.
 */
export default async function consolesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const folder = path.join(context.siteDir, options.path);
  fs.mkdirSync(folder, {recursive: true});
  const docs = await createDocs(context, options);
  return {
    ...docs,
    getPathsToWatch: () => ['openapi/*.yaml'],
    async loadContent() {
      await writeConsolePages(folder);
      return (await docs.loadContent?.()) as LoadedContent;
    },
    configureWebpack(config, isServer, utils, content) {
      const docsConfig = docs.configureWebpack?.(config, isServer, utils, content) ?? {};
      if (isServer) return docsConfig;
      const base = path.posix.join(context.baseUrl, options.routeBasePath, '/');
      const loader = {
        loader: path.join(context.siteDir, 'src/plugins/consoles/oneRoute.cjs'),
        options: {base, pattern: `${base}:version/:operation.html`},
      };
      const generated = ['routes.js', 'routesChunkNames.json'].map((name) =>
        path.join(context.generatedFilesDir, name),
      );
      return {
        ...docsConfig,
        module: {
          ...docsConfig.module,
          rules: [...(docsConfig.module?.rules ?? []), {include: generated, enforce: 'pre', use: [loader]}],
        },
      };
    },
    contentLoaded: async (given) =>
      docs.contentLoaded?.({...given, actions: sharing(`@site/${options.path}/${PAGES}`, given.actions)}),
  };
}

export {validateOptions};
