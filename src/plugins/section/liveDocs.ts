import createDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lighterDocs} from './lighterDocs';

/**
 * A docs instance whose routes are made from what it loaded last. After an edit, Docusaurus loads several plugins side by side, and each writes the site with
 * what the others had before; only `allContentLoaded` runs in each of these loads.
 */
export async function liveDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const docs = await createDocs(context, options);
  let newest: LoadedContent | undefined;
  return {
    ...docs,
    async contentLoaded({content}) {
      newest = content;
      return Promise.resolve();
    },
    async allContentLoaded({actions}) {
      if (newest) await docs.contentLoaded?.({content: newest, actions: lighterDocs(actions)});
    },
  };
}
