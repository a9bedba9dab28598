import type {Options} from '@docusaurus/plugin-content-docs';
import {recmaStatic} from '../content/markdown/recmaStatic';
import {remarkGlossary} from '../content/markdown/remarkGlossary';
import {remarkJoined} from '../content/markdown/remarkJoined';
import {remarkParts} from '../content/markdown/remarkParts';
import {remarkOperations} from '../content/markdown/remarkOperations';
import {remarkTables} from '../content/markdown/remarkTables';

const shared: Options = {
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [remarkParts, remarkOperations, remarkTables, remarkGlossary, remarkJoined],
  recmaPlugins: [recmaStatic],
  include: ['**/*.{md,mdx}'],
  exclude: ['**/README.md'],
};

/** The docs instances of the four sections: `docs/` at the root of the site, the others each under its own address. */
export const sections: Options[] = [
  {...shared, path: 'docs', routeBasePath: '/', sidebarPath: './src/config/sidebars/root.ts'},
  ...['documents', 'platform', 'vpd'].map((id) => ({
    ...shared,
    id,
    path: id,
    routeBasePath: id,
    sidebarPath: `./src/config/sidebars/${id}.ts`,
  })),
];

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
