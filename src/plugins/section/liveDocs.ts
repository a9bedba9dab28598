import createDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

/** What the reader's browser knows of every page of a section. */
interface Version {
  readonly docs: Readonly<Record<string, {readonly description?: string}>>;
}

function lighter(version: Version): Version {
  const docs = Object.entries(version.docs).map(([id, {description: _, ...doc}]) => [id, doc] as const);
  return {...version, docs: Object.fromEntries(docs)};
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

/** The actions of a docs instance with less to load: without descriptions, which only lists of cards show, and without the pages in the global data. */
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
    async contentLoaded({content}) {
      newest = content;
      return Promise.resolve();
    },
    async allContentLoaded({actions}) {
      if (newest) await docs.contentLoaded?.({content: newest, actions: lighterActions(actions)});
    },
  };
}
