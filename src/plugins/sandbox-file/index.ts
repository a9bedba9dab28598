import type {LoadContext, Plugin} from '@docusaurus/types';
import {sandboxFiles as paths} from '../../addresses/sandboxFiles';
import {servedFiles} from '../servedFiles';
import {sandboxFiles} from './files';

/** Serves /sandbox.mjs, which is made while the site is built; its content is the paths of its files. The preview serves it as it was at the start. */
export default function sandboxFilePlugin(context: LoadContext): Plugin<readonly {readonly path: string}[]> {
  const {serve, devServer, postBuild} = servedFiles('sandbox-file', context);
  let served: Promise<void> | undefined;
  return {
    name: 'sandbox-file',
    loadContent() {
      served ??= sandboxFiles().then(serve);
      // Who waits for it is told: the build below, the preview here.
      served.catch((problem: unknown) => process.stderr.write(`/sandbox.mjs: ${String(problem)}\n`));
      return paths.map((path) => ({path}));
    },
    configureWebpack: () => ({devServer}) as object,
    async postBuild(build) {
      await served;
      await postBuild(build);
    },
  };
}
