import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle, bundleModule} from './bundle';

/**
 * Puts the two scripts of every page into it: the start script in the body, the page script (src/behaviour/page) as a file of its own. Beside it
 * lies the script of the filters (src/behaviour/filters), which the page script imports where a page has one.
 */
export default function pageScriptPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'page-script');
  const isPreview = process.env.NODE_ENV !== 'production';
  let file = '';
  // The preview puts the tag into its pages once, so the name stays the same.
  const nameOf = (name: string, script: string): string =>
    `assets/js/${name}.${isPreview ? 'preview' : createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  async function write(root: string): Promise<void> {
    const filters = bundleModule('src/behaviour/filters/index.ts');
    const filtersFile = nameOf('filters', filters);
    const script = bundle('src/behaviour/page/index.ts', {FILTERS: `${baseUrl}${filtersFile}`});
    file = nameOf('page', script);
    await fs.mkdir(path.join(root, path.dirname(file)), {recursive: true});
    await fs.writeFile(path.join(root, filtersFile), filters);
    await fs.writeFile(path.join(root, file), script);
  }
  return {
    name: 'page-script',
    getPathsToWatch: () => ['src/behaviour/**/*.ts'],
    loadContent: () => write(folder),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {src: `${baseUrl}${file}`, defer: true}}],
      preBodyTags: [{tagName: 'script', innerHTML: bundle('src/behaviour/start.ts')}],
    }),
    configureWebpack: () => ({devServer: {static: [{directory: folder, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir}) => write(outDir),
  };
}
