import type {LoadContext, Plugin} from '@docusaurus/types';
import {restReference, restVersions} from '../../content/contracts';
import {trackReads} from '../../content/files';
import type {RestReference} from '../../contracts/openapi/model';

const PAGES = [
  {
    path: '',
    title: 'REST API reference',
    description:
      'Every operation, parameter, response and schema of REST v1 and v1-beta, with example requests and the contract to download.',
    versions: ['v1', 'v1-beta'],
  },
  {
    path: 'v1.html',
    title: 'REST API v1 reference',
    description:
      'Every operation, parameter, response and schema of REST v1, the stable version, with example requests and the contract to download.',
    versions: ['v1'],
  },
] as const;

/** The module of a reference page, in the form that src/plugins/static-content gives the pages from Markdown. */
function pageModule({data, ...page}: {address: string; title: string; description: string; data: string}): string {
  return `import {attachPage} from '@site/src/components/StaticContent/pages';
await attachPage(${JSON.stringify(page.address)});
export default {...${JSON.stringify(page)}, reference: DRAWS_CONTENT && require(${JSON.stringify(data)})};
`;
}

/** Adds the reference pages `/` (all versions) and `/v1.html`, rendered from openapi/*.yaml. */
export default function restReferencePlugin(context: LoadContext): Plugin<RestReference[]> {
  const read = new Set<string>();
  return {
    name: 'rest-reference',
    getPathsToWatch: () => [...read],
    loadContent: () => Promise.resolve(trackReads(read, () => restVersions().map(restReference))),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      for (const {path, title, description, versions} of PAGES) {
        const name = path === '' ? 'all' : 'v1';
        const references = content.filter(({version}) => versions.some((each) => each === version));
        const data = await createData(`${name}.json`, {references, title});
        const address = `${context.baseUrl}${path}`;
        const page = await createData(`${name}.js`, pageModule({address, title, description, data}));
        addRoute({path: address, exact: true, component: '@theme/ReferencePage', modules: {page}});
      }
    },
  };
}
