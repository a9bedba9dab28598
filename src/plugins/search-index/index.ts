import type {LoadContext, Plugin} from '@docusaurus/types';
import {addressOfRoute} from '../sitePath';
import {writeIndex} from './files';

/** Search in the browser: the index of pages and contracts in the files that `src/search` reads, and the page of all results. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  return {
    name: 'search-index',
    contentLoaded({actions: {addRoute}}) {
      addRoute({path: `${context.baseUrl}search.html`, component: '@theme/SearchPage', exact: true});
    },
    postBuild({outDir, routesPaths}) {
      writeIndex(outDir, routesPaths.map(addressOfRoute));
    },
  };
}
