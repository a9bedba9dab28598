import {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {liveDocs} from './liveDocs';

/** The docs instance of a section. The preview sees a change of the files that its sidebar is made of, too. */
export default async function sectionPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const docs = await liveDocs(context, options);
  return {
    ...docs,
    getPathsToWatch: () => [
      ...(docs.getPathsToWatch?.() ?? []),
      'sidebars.ts',
      'src/addresses/*',
      'documents/formats.yaml',
    ],
  };
}

sectionPlugin.validateOptions = validateOptions;
