import type {LoadContext, Plugin} from '@docusaurus/types';
import {exampleCodes} from '../../content/exampleCodes';
import {requestFiles} from '../../content/requests';
import {trackReads} from '../../sources/files';
import {servedFiles, shortHash} from '../servedFiles';

/** Serves the requests of all pages, one file for each language but curl, and the example documents that pages fold. Its content is the address of their folder, for the page script. */
export default function requestsPlugin(context: LoadContext): Plugin<string> {
  const {isPreview, serve, devServer, postBuild} = servedFiles('requests', context);
  const read = new Set<string>();
  return {
    name: 'requests',
    getPathsToWatch: () => [...read],
    async loadContent() {
      const files = trackReads(read, () => [...requestFiles(), ...exampleCodes()]);
      // The names stay the same in the preview, so that it doesn't draw its pages again.
      const version = isPreview ? 'preview' : shortHash(files.map(({content}) => content).join(''));
      const folder = `assets/requests/${version}/`;
      await serve(files.map(({name, content}) => ({path: `${folder}${name}`, content})));
      return `${context.baseUrl}${folder}`;
    },
    configureWebpack: () => ({devServer}) as object,
    postBuild,
  };
}
