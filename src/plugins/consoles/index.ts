import fs from 'node:fs';
import path from 'node:path';
import {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trackReads} from '../../sources/files';
import {liveDocs} from '../section/liveDocs';
import {operationLists} from './operationLists';
import {writeConsolePages} from './pages';

/** A docs instance whose pages are the consoles, written before they are read. `operations.json` is what their list of operations shows. */
export default async function consolesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const folder = path.join(context.siteDir, options.path);
  fs.mkdirSync(folder, {recursive: true});
  const docs = await liveDocs(context, options);
  const read = new Set<string>();
  return {
    ...docs,
    getPathsToWatch: () => [...read],
    async loadContent() {
      await trackReads(read, () => writeConsolePages(folder));
      return (await docs.loadContent?.()) as LoadedContent;
    },
    async allContentLoaded(loaded) {
      await loaded.actions.createData('operations.json', trackReads(read, operationLists));
      await docs.allContentLoaded?.(loaded);
    },
  };
}

consolesPlugin.validateOptions = validateOptions;
