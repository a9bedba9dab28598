import type {LoadContext, Plugin} from '@docusaurus/types';
import {restReference, restVersions} from '../../content/contracts';
import type {RestReference} from '../../contracts/openapi/model';

const PAGES = [
  {
    path: '',
    title: 'REST API reference',
    description:
      'Every operation, parameter, answer and schema of REST v1 and v1-beta, with requests to paste and the contract to download.',
    versions: restVersions,
  },
  {
    path: 'v1.html',
    title: 'REST API v1 reference',
    description:
      'Every operation, parameter, answer and schema of REST v1, the stable version, with requests to paste and the contract to download.',
    versions: () => ['v1'] as const,
  },
] as const;

/** Adds the reference pages `/` (all versions) and `/v1.html`, rendered from openapi/*.yaml. */
export default function restReferencePlugin(context: LoadContext): Plugin<RestReference[]> {
  return {
    name: 'rest-reference',
    getPathsToWatch: () => ['openapi/*.yaml'],
    loadContent: () => Promise.resolve(restVersions().map(restReference)),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      for (const {path, title, description, versions} of PAGES) {
        const shown = content.filter(({version}) => versions().some((each) => each === version));
        const name = path === '' ? 'all' : 'v1';
        await createData(`${name}.json`, shown);
        const page = await createData(`${name}-page.json`, {title, description, name});
        addRoute({path: `${context.baseUrl}${path}`, exact: true, component: '@theme/ReferencePage', modules: {page}});
      }
    },
  };
}
