import type {Options} from '@docusaurus/plugin-content-docs';
import {remarkCode} from '../content/markdown/remarkCode';
import {remarkContracts} from '../content/markdown/remarkContracts';
import {remarkTables} from '../content/markdown/remarkTables';

const shared: Options = {
  breadcrumbs: false,
  beforeDefaultRemarkPlugins: [remarkContracts, remarkCode, remarkTables],
  include: ['**/*.{md,mdx}'],
  exclude: ['**/README.md'],
};

/** The docs instance of `docs/`, at the root of the site. */
export const rootSection: Options = {
  ...shared,
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './src/config/sidebars/root.ts',
};

/** The docs instances of the other three sections, each in its own folder and under its own address. */
export const otherSections: Options[] = ['documents', 'platform', 'vpd'].map((id) => ({
  ...shared,
  id,
  path: id,
  routeBasePath: id,
  sidebarPath: `./src/config/sidebars/${id}.ts`,
}));

/** The docs instance of the consoles. Its pages are written before the build, see src/plugins/consoles. */
export const consoles: Options = {
  id: 'reference',
  path: '.consoles',
  routeBasePath: 'reference',
  include: ['*/*.mdx'],
  sidebarPath: false,
  breadcrumbs: false,
  docItemComponent: '@theme/ApiItem',
};
