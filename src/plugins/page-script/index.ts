import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {SAMPLE_LANGUAGES} from '../../contracts/samples';
import {environments} from '../../sources/environments';
import type {CheckerAddresses} from '../checker';
import type {PlaygroundAddresses} from '../playground';
import {servedFiles, shortHash} from '../servedFiles';
import {bundle, bundleModule} from './bundle';

/** What another plugin gives. @throws Error when it is not registered */
function contentOf(plugin: string, all: AllContent): unknown {
  const content = all[plugin]?.default;
  if (content === undefined) throw new Error(`The page script needs the content of the plugin '${plugin}'.`);
  return content;
}

/** Adds two scripts to every page: the start script inside the body, and the page script as a file, with the addresses of everything that it loads. */
export default function pageScriptPlugin(context: LoadContext): Plugin {
  const {baseUrl, siteStorage} = context;
  const {isPreview, serve, devServer, postBuild} = servedFiles('page-script', context);
  const given = {THEME_KEY: `theme${siteStorage.namespace}`, LANGUAGES: SAMPLE_LANGUAGES.map(({id}) => id)};
  let file = '';
  // The preview puts the tag into its pages once, so the name stays the same.
  const nameOf = (name: string, script: string): string =>
    `assets/js/${name}.${isPreview ? 'preview' : shortHash(script)}.js`;

  return {
    name: 'page-script',
    getPathsToWatch: () => ['src/behaviour/**/*.ts'],
    allContentLoaded({allContent}) {
      const playground = contentOf('playground', allContent) as PlaygroundAddresses;
      const checker = contentOf('checker', allContent) as CheckerAddresses;
      const filters = bundleModule('src/behaviour/filters/index.ts');
      const filtersFile = nameOf('filters', filters);
      const tree = bundleModule('src/behaviour/tree/index.ts');
      const treeFile = nameOf('tree', tree);
      const fetched = bundleModule('src/behaviour/fetched/index.ts', {
        values: {LANGUAGES: given.LANGUAGES, REQUESTS: contentOf('requests', allContent) as string},
      });
      const fetchedFile = nameOf('fetched', fetched);
      const script = bundle('src/behaviour/page/index.ts', {
        values: {...given, HOSTS: environments, PLAYGROUND_STYLES: playground.styles, CHECKER_STYLES: checker.styles},
        scripts: {
          'psb:fetched': `${baseUrl}${fetchedFile}`,
          'psb:filters': `${baseUrl}${filtersFile}`,
          'psb:tree': `${baseUrl}${treeFile}`,
          'psb:playground': playground.script,
          'psb:checker': checker.script,
        },
      });
      file = nameOf('page', script);
      return serve([
        {path: fetchedFile, content: fetched},
        {path: filtersFile, content: filters},
        {path: treeFile, content: tree},
        {path: file, content: script},
      ]);
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {src: `${baseUrl}${file}`, defer: true}}],
      preBodyTags: [{tagName: 'script', innerHTML: bundle('src/behaviour/start.ts', {values: given})}],
    }),
    configureWebpack: () => ({devServer}) as object,
    postBuild,
  };
}
