import fs from 'node:fs';
import path from 'node:path';
import packageFile from '../../package.json';
import {service} from '../../src/service';
import {zipOf} from '../../src/sources/zip';
import {compressedForms} from './compressed';
import {readmeOf} from './readme';

/** Without it, `serve` leads from each page to its address without `.html`, and from there back. It sends the `index.html` of a folder only where this is on. */
const SERVE = JSON.stringify({cleanUrls: ['!**/*.html']});

/** The contents of all files in a folder and below, by their paths from it with slashes. */
function filesIn(folder: string): Map<string, Buffer> {
  const entries = fs.readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(folder, file).split(path.sep).join('/'), fs.readFileSync(file)]));
}

/** A built site as one zip. */
interface SitePackage {
  /** Of the file, and of the folder in it. */
  readonly name: string;
  readonly zip: Uint8Array;
}

/**
 * Packs a built site: in the folder of its version the site at its path, with what a reader needs to know. The same site gives the same bytes.
 * @param build the folder of the built site
 * @param compressed whether each text has its compressed forms beside it
 * @throws Error when the folder has no built site
 */
export async function packageOf(build: string, compressed: boolean): Promise<SitePackage> {
  if (!fs.existsSync(path.join(build, '404.html'))) throw new Error(`${build} has no built site. Run npm run build.`);
  const {version} = packageFile;
  const name = `psb-docs-${version}`;
  const site = filesIn(build);
  const forms = compressed ? await compressedForms(site) : [];
  const files = [...site, ...forms].map(([file, content]) => [`${name}${service.site.path}${file}`, content] as const);
  const readme = readmeOf({name: service.service.name, version, path: service.site.path});
  const about = {[`${name}/README.txt`]: readme, [`${name}/serve.json`]: SERVE};
  return {name, zip: zipOf({...Object.fromEntries(files), ...about})};
}
