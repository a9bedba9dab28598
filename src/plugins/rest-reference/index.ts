import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {restReference, restVersions} from '../../sources/rest';
import {trackReads} from '../../sources/files';
import {history} from '../../sources/history';
import {referencePages} from '../../sources/referencePages';
import {sections} from '../../sources/sections';
import type {RestReference} from '../../contracts/openapi/model';
import type {Welcome} from '../../contracts/sections';

/** The module of a reference page, in the form that src/plugins/static-content gives the pages from Markdown. */
function pageModule({data, ...page}: {address: string; title: string; description: string; data: string}): string {
  return `import {attachPage} from '@site/src/components/StaticContent/pages';
await attachPage(${JSON.stringify(page.address)});
export default {...${JSON.stringify(page)}, reference: DRAWS_CONTENT && require(${JSON.stringify(data)})};
`;
}

interface Content {
  readonly references: readonly RestReference[];
  readonly welcome: Welcome;
}

/** When one of the contracts was last changed, in milliseconds since 1970; nothing where git doesn't know. */
async function lastChange(files: readonly string[]): Promise<number | undefined> {
  const changes = await Promise.all(files.map((file) => history.getFileLastUpdateInfo(path.resolve(file))));
  const times = changes.flatMap((change) => change?.timestamp ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Adds the reference pages `/` (all versions) and `/v1.html`, rendered from openapi/*.yaml. */
export default function restReferencePlugin(context: LoadContext): Plugin<Content> {
  const read = new Set<string>();
  return {
    name: 'rest-reference',
    getPathsToWatch: () => [...read],
    loadContent: () =>
      Promise.resolve(trackReads(read, () => ({references: restVersions.map(restReference), welcome: sections()}))),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      const {about, start} = content.welcome;
      const lastChanged = await lastChange([...read].filter((file) => file.startsWith('openapi/')));
      for (const {path: place, title, description, versions} of referencePages) {
        const name = place === '' ? 'all' : 'v1';
        const references = content.references.filter(({version}) => versions.some((each) => each === version));
        const welcome = place === '' ? {about, start} : undefined;
        const data = await createData(`${name}.json`, {references, title, welcome, lastChanged});
        const address = `${context.baseUrl}${place}`;
        const file = await createData(`${name}.js`, pageModule({address, title, description, data}));
        // The bundler makes names of files from this path, so it must be the same in every folder.
        const page = aliasedSitePath(file, context.siteDir);
        addRoute({path: address, exact: true, component: '@theme/ReferencePage', modules: {page}});
      }
    },
  };
}
