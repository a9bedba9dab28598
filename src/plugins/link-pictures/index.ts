import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {onSite, service} from '../../service';
import {addToHead, builtPages, type BuiltPage} from '../builtPages';
import {drawn} from './drawn';
import {pictureOf, SIZE} from './picture';

/** The picture of the pages that search engines may not list. */
const COMMON = 'img/social-card.png';

/** The path of a page's own picture: `img/pages/introduction/invoice/send.png`. */
const pictureFile = (address: string): string =>
  `img/pages${address.endsWith('/') ? `${address}index` : address.replace(/\.html$/, '')}.png`;

/** The tags of Open Graph (ogp.me) for a picture. `alt` is text. */
function tagsOf(picture: string, alt: string): string {
  const content = {image: onSite(picture), 'image:width': SIZE.width, 'image:height': SIZE.height, 'image:alt': alt};
  return Object.entries(content)
    .map(([name, value]) => {
      const escaped = String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return `<meta property="og:${name}" content="${escaped}">`;
    })
    .join('');
}

/** Where a page is, in the names of its section and its group. */
const placeOf = ({crumbs}: BuiltPage): string =>
  crumbs
    .slice(0, 2)
    .map(({name}) => name)
    .join(' / ') || 'API reference';

async function write(outDir: string, name: string, svg: string): Promise<void> {
  const png = await drawn(svg);
  const file = path.join(outDir, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, png);
}

/** Gives each built page the picture that other sites show beside a link to it. The tags are written before the first wait, see structured-data. */
export default function linkPicturesPlugin(): Plugin {
  return {
    name: 'link-pictures',
    async postBuild(build) {
      const pages = builtPages(build);
      const own = pages.filter(({isIndexed}) => isIndexed);
      for (const page of pages) {
        const picture = own.includes(page) ? pictureFile(page.address) : COMMON;
        addToHead(page, tagsOf(picture, own.includes(page) ? page.title : service.service.name));
      }
      for (const page of own)
        await write(build.outDir, pictureFile(page.address), pictureOf(page.title, placeOf(page)));
      await write(build.outDir, COMMON, pictureOf(service.service.name, ''));
    },
  };
}
