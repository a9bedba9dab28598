import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

/**
 * Docusaurus ships the list of all pages, with the chunk of each, in the script of every page. The consoles would add 8 kB to
 * it; so they share one chunk, and leave the list of the docs instance out of the site's global data.
 * @param pages module with the pages of all consoles
 */
export function sharing(pages: string, actions: PluginContentLoadedActions): PluginContentLoadedActions {
  const shared = (route: RouteConfig): RouteConfig => ({
    ...route,
    ...(route.routes && {routes: route.routes.map(shared)}),
    ...(route.modules?.content !== undefined && {modules: {...route.modules, content: pages}}),
  });
  return {...actions, addRoute: (route) => actions.addRoute(shared(route)), setGlobalData: () => undefined};
}
