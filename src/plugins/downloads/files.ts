import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {openApi, readFilled, restVersions} from '../../content/contracts';
import {service} from '../../service';
import {postmanCollection} from './postman';

/** A public file of the site: its address without the leading slash, and its content. */
export interface PublicFile {
  readonly path: string;
  readonly content: string;
}

async function openApiFiles(): Promise<PublicFile[]> {
  const files = restVersions().map(async (version) => {
    const yaml = readFilled(`openapi/${version}.yaml`);
    return [
      {path: `openapi/${version}.yaml`, content: yaml},
      {path: `openapi/${version}.json`, content: `${JSON.stringify(parse(yaml), null, 2)}\n`},
      {path: `openapi/${version}.postman.json`, content: await postmanCollection(openApi(version), service.site.url)},
    ];
  });
  return (await Promise.all(files)).flat();
}

function exampleFiles(): PublicFile[] {
  const root = 'documents/examples';
  return fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.xml'))
    .map((file) => ({
      path: `${root}/${file.split(path.sep).join('/')}`,
      content: fs.readFileSync(path.join(root, file), 'utf8'),
    }));
}

function robotsFile(): PublicFile {
  return {path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${service.site.url}/sitemap.xml\n`};
}

/** robots.txt, and every contract and example document that the site serves at a stable address. */
export async function publicFiles(): Promise<PublicFile[]> {
  return [...(await openApiFiles()), ...exampleFiles(), robotsFile()];
}
