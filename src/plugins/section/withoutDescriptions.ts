import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

/** What the reader's browser knows of every page of a section. */
interface Version {
  readonly docs: Readonly<Record<string, {readonly description?: string}>>;
}

const isVersion = (value: unknown): value is Version => typeof value === 'object' && value !== null && 'docs' in value;

function lighter(version: Version): Version {
  const docs = Object.entries(version.docs).map(([id, {description: _, ...doc}]) => [id, doc] as const);
  return {...version, docs: Object.fromEntries(docs)};
}

function lighterRoute(route: RouteConfig): RouteConfig {
  const {props, routes} = route;
  return {
    ...route,
    ...(isVersion(props?.version) && {props: {...props, version: lighter(props.version)}}),
    ...(routes && {routes: routes.map(lighterRoute)}),
  };
}

/**
 * The actions of a docs instance, whose routes carry no descriptions of pages: only lists of cards show them, which this site doesn't have,
 * and every reader would load them.
 */
export const withoutDescriptions = (actions: PluginContentLoadedActions): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => actions.addRoute(lighterRoute(route)),
});
