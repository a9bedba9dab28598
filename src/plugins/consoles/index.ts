import fs from 'node:fs';
import path from 'node:path';
import {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {OperationList} from '../../contracts/openapi/model';
import {trackReads} from '../../sources/files';
import {restReference, restVersions} from '../../sources/rest';
import {liveDocs} from '../section/liveDocs';
import {writeConsolePages} from './pages';

/** The operations of every version by tag, and nothing that their list does not show: it is part of the consoles' script. */
function operationLists(): OperationList[] {
  return restVersions.map((each) => {
    const {version, tags} = restReference(each);
    return {
      version,
      tags: tags.map(({name, operations}) => ({
        name,
        operations: operations.map(({id, method, summary}) => ({id, method, summary})),
      })),
    };
  });
}

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
