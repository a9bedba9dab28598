import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SAMPLE_LANGUAGES} from '../../contracts/samples';
import {bundle, bundleModule} from './bundle';
import {loadedAddresses, type LoadedAddresses} from './loadedAddresses';

/**
 * Adds two scripts to every page: the start script inside the body, and the page script (src/behaviour/page) as a file. The page script
 * imports the script of the filters (src/behaviour/filters) where a page has one; it has the addresses of everything that it loads as constants.
 */
export default function pageScriptPlugin({generatedFilesDir, baseUrl, siteStorage}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'page-script');
  const isPreview = process.env.NODE_ENV !== 'production';
  const given = {THEME_KEY: `theme${siteStorage.namespace}`, LANGUAGES: SAMPLE_LANGUAGES.map(({id}) => id)};
  let file = '';
  let files: readonly (readonly [name: string, script: string])[] = [];
  // The preview puts the tag into its pages once, so the name stays the same.
  const nameOf = (name: string, script: string): string =>
    `assets/js/${name}.${isPreview ? 'preview' : createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;

  function make({requests, playground}: LoadedAddresses): void {
    const filters = bundleModule('src/behaviour/filters/index.ts');
    const filtersFile = nameOf('filters', filters);
    const script = bundle('src/behaviour/page/index.ts', {
      values: {...given, REQUESTS: requests, PLAYGROUND_STYLES: playground.styles},
      scripts: {'psb:filters': `${baseUrl}${filtersFile}`, 'psb:playground': playground.script},
    });
    file = nameOf('page', script);
    files = [
      [filtersFile, filters],
      [file, script],
    ];
  }

  async function write(root: string): Promise<void> {
    await fs.mkdir(path.join(root, path.dirname(file)), {recursive: true});
    for (const [name, script] of files) await fs.writeFile(path.join(root, name), script);
  }

  return {
    name: 'page-script',
    getPathsToWatch: () => ['src/behaviour/**/*.ts'],
    allContentLoaded({allContent}) {
      make(loadedAddresses(allContent));
      return write(folder);
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {src: `${baseUrl}${file}`, defer: true}}],
      preBodyTags: [{tagName: 'script', innerHTML: bundle('src/behaviour/start.ts', {values: given})}],
    }),
    configureWebpack: () => ({devServer: {static: [{directory: folder, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir}) => write(outDir),
  };
}
