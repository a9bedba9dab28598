import type {LoadContext, Plugin} from '@docusaurus/types';
import packageFile from '../../../package.json';
import {licencesOf, packagesOf} from '../../sandbox/file/licences';
import type {PublicFile} from '../../sources/downloads';
import {sandboxFiles} from '../sandbox-file/files';
import {servedFiles} from '../servedFiles';
import {sbomText} from './sbom';
import {ShippedModules, shippedFiles} from './shipped';

const LICENCES = 'licences.txt';
const SBOM = 'sbom.cdx.json';

async function filesOfBuild(): Promise<PublicFile[]> {
  // The other bundles are made before the pages.
  await sandboxFiles();
  const files = shippedFiles();
  const shipped = new Set(packagesOf(files).map(({name, version}) => `${name}@${version}`));
  return [
    {path: LICENCES, content: licencesOf(files)},
    {path: SBOM, content: await sbomText(packageFile.name, shipped)},
  ];
}

/**
 * Writes whose work is in the site: /licences.txt has the licences of all that reaches the reader, /sbom.cdx.json every package of the lockfile. Both
 * follow from what the bundlers put into the site (`noteShipped`), so the preview, which makes no bundle, only says so.
 */
export default function thirdPartiesPlugin(context: LoadContext): Plugin {
  const {isPreview, serve, devServer, postBuild} = servedFiles('third-parties', context);
  return {
    name: 'third-parties',
    loadContent: () =>
      isPreview
        ? serve([LICENCES, SBOM].map((path) => ({path, content: 'npm run build makes this file.\n'})))
        : undefined,
    configureWebpack: (_config, isServer) =>
      ({plugins: isPreview || isServer ? [] : [new ShippedModules()], devServer}) as object,
    async postBuild(build) {
      await serve(await filesOfBuild());
      await postBuild(build);
    },
  };
}
