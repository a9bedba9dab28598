import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle} from './bundle';

/** Puts the two scripts of every page into it: the start script in the body, the page script (src/behaviour/page) as a file of its own. */
export default function pageScriptPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'page-script');
  const isPreview = process.env.NODE_ENV !== 'production';
  let file = '';
  async function write(root: string): Promise<void> {
    const script = bundle('src/behaviour/page/index.ts');
    // The preview puts the tag into its pages once, so the name stays the same.
    const hash = isPreview ? 'preview' : createHash('sha256').update(script).digest('hex').slice(0, 8);
    file = `assets/js/page.${hash}.js`;
    const target = path.join(root, file);
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.writeFile(target, script);
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
