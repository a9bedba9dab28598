import createDocs, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

/** A route without the list of all pages of its section, which only lists of cards read. */
function lighterRoute(route: RouteConfig): RouteConfig {
  const {props, routes} = route;
  return {
    ...route,
    ...(props?.version ? {props: {...props, version: {...props.version, docs: {}}}} : {}),
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
    async contentLoaded({content}) {
      newest = content;
      return Promise.resolve();
    },
    async allContentLoaded({actions}) {
      if (newest) await docs.contentLoaded?.({content: newest, actions: lighterActions(actions)});
    },
  };
}
