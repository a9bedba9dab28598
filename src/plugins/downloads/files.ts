import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readFilled, restVersions} from '../../content/contracts';

/** A public file of the site: its address without the leading slash, and its content. */
export interface PublicFile {
  readonly path: string;
  readonly content: string;
}

function openApiFiles(): PublicFile[] {
  return restVersions().flatMap((version) => {
    const yaml = readFilled(`openapi/${version}.yaml`);
    return [
      {path: `openapi/${version}.yaml`, content: yaml},
      {path: `openapi/${version}.json`, content: `${JSON.stringify(parse(yaml), null, 2)}\n`},
    ];
  });
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

/** Every contract and example document that the site serves at a stable address. */
export function publicFiles(): PublicFile[] {
  return [...openApiFiles(), ...exampleFiles()];
}
