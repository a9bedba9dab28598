import createDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

/** What the reader's browser knows of the pages of a section. */
interface Version {
  readonly docsSidebars: object;
}

/** Without what lists of cards read, which the site has not: the list of all pages, and the id of each page in the sidebar; and without what is false. */
function lighter({docsSidebars, ...version}: Version): Version {
  const shown = (key: string, value: unknown): unknown =>
    key === 'docId' || (key === 'unlisted' && value === false) ? undefined : value;
  return {...version, docs: {}, docsSidebars: JSON.parse(JSON.stringify(docsSidebars, shown)) as object} as Version;
}

function lighterRoute(route: RouteConfig): RouteConfig {
  const {props, routes} = route;
  return {
    ...route,
    ...(props?.version ? {props: {...props, version: lighter(props.version as Version)}} : {}),
    ...(routes && {routes: routes.map(lighterRoute)}),
  };
}

/** The global data without the list of pages, which only links to pages by their ID and menus of versions read. */
function lighterData(data: unknown): object {
  const all = data as {readonly versions: readonly object[]};
  return {...all, versions: all.versions.map((version) => ({...version, docs: [], sidebars: {}}))};
}

/** The actions of a docs instance with less to load: without the lists of pages in its routes and in the global data. */
const lighterActions = (actions: PluginContentLoadedActions): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => actions.addRoute(lighterRoute(route)),
  setGlobalData: (data) => actions.setGlobalData(lighterData(data)),
});

/** A docs instance whose routes come from what it loaded last: after an edit in a preview, `contentLoaded` of several plugins runs with old content. */
export async function liveDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const docs = await createDocs(context, options);
  let newest: LoadedContent | undefined;
  return {
    ...docs,
    async contentLoaded({content, actions}) {
      newest = content;
      // Docusaurus keeps this order, that of the configuration. In allContentLoaded, it would be the order in which the instances are ready.
      actions.setGlobalData({});
      return Promise.resolve();
    },
    async allContentLoaded({actions}) {
      if (newest) await docs.contentLoaded?.({content: newest, actions: lighterActions(actions)});
    },
  };
}
