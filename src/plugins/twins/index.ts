import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteTwins, type SiteTwins} from '../../twins/site';
import {loadRenderer} from './bundle';
import {answerTwins} from './preview';

/** Writes the Markdown twin of each page, their index `/llms.txt`, and the full text of each section; the preview makes them when they are asked for. */
export default function twinsPlugin({generatedFilesDir}: LoadContext): Plugin {
  const twins = async (): Promise<SiteTwins> => {
    const {partBlocks} = await loadRenderer(path.join(generatedFilesDir, 'twins'));
    return siteTwins(partBlocks);
  };
  return {
    name: 'twins',
    configureWebpack: () => ({devServer: {setupMiddlewares: answerTwins(twins)}}) as object,
    async postBuild({outDir}) {
      for (const {path: name, content} of await (await twins()).all()) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, content);
      }
    },
  };
}
