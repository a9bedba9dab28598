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

/** What every page of the site knows of a docs instance. */
interface GlobalVersion {
  readonly docs: readonly unknown[];
  readonly sidebars?: object;
}

interface GlobalData {
  readonly versions: readonly GlobalVersion[];
}

const isGlobalData = (value: unknown): value is GlobalData =>
  typeof value === 'object' && value !== null && 'versions' in value && Array.isArray(value.versions);

/** The global data without the list of pages, which only links to pages by their ID and menus of versions read. */
const lighterData = (data: unknown): unknown =>
  isGlobalData(data)
    ? {...data, versions: data.versions.map((version) => ({...version, docs: [], sidebars: {}}))}
    : data;

/** The actions of a docs instance with less to load: without descriptions, which only lists of cards show, and without the pages in the global data. */
export const lighterDocs = (actions: PluginContentLoadedActions): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => actions.addRoute(lighterRoute(route)),
  setGlobalData: (data) => actions.setGlobalData(lighterData(data)),
});
