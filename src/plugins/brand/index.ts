import fs from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand, type Colour} from '../../service/brand';
import {servedFiles} from '../servedFiles';
import {brandColours} from './colours';
import {contrastFaults} from './contrast';
import {brandLogo} from './logo';

const TOKENS = 'src/css/tokens.css';
const COLOUR = /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g;

/** All colours of the site by their names, those of the operator among them. */
function allColours(): ReadonlyMap<string, Colour> {
  const own = Array.from(
    fs.readFileSync(TOKENS, 'utf8').matchAll(COLOUR),
    ([, name = '', light = '', dark = '']) => [name, {light, dark}] as const,
  );
  return new Map<string, Colour>([...own, ...Object.entries(brand.colours)]);
}

/** Puts the operator's colours and logo (src/service/brand.ts) into the site. @throws Error for colours that are hard to read */
export default function brandPlugin(context: LoadContext): Plugin {
  const faults = contrastFaults(allColours());
  if (faults.length > 0) throw new Error(`Correct the variables PSB_COLOR_…:\n${faults.join('\n')}`);
  const {serve, devServer, postBuild} = servedFiles('brand', context);
  return {
    name: 'brand',
    loadContent: () => serve([{path: 'img/logo.svg', content: brandLogo()}]),
    configureWebpack: () => ({devServer}) as object,
    configurePostCss: (options) => ({...options, plugins: [brandColours(brand.colours), ...options.plugins]}),
    postBuild,
  };
}
