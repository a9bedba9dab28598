import fs from 'node:fs/promises';
import path from 'node:path';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import {openApi, restVersions} from '../../content/contracts';
import {requestsOf} from '../../contracts/openapi/requests';
import type {Operation} from '../../contracts/openapi/model';
import {pageOf, type ConsoleItem} from './page';

/** Writes a file only when its content is new, so that a running preview does not make unchanged pages again. */
async function keep(file: string, content: string): Promise<void> {
  const before = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (before !== content) await fs.writeFile(file, content);
}

async function itemsOf(file: string): Promise<ConsoleItem[]> {
  const options = {specPath: file, outputDir: path.dirname(file), showInfoPage: false};
  const made: unknown = await processOpenapiFiles(await readOpenapiFiles(file), options, {});
  const [items] = made as [(ConsoleItem & {readonly type: string})[]];
  return items.filter((item) => item.type === 'api');
}

async function writeVersion(folder: string, version: Operation['version']): Promise<void> {
  const pages = path.join(folder, version);
  await fs.mkdir(pages, {recursive: true});
  const contract = path.join(folder, `${version}.json`);
  await keep(contract, JSON.stringify(requestsOf(openApi(version))));
  const wanted = new Map(
    (await itemsOf(contract)).map((item) => [`${item.api.operationId}.mdx`, pageOf(item, version)]),
  );
  await Promise.all([...wanted].map(([name, page]) => keep(path.join(pages, name), page)));
  for (const name of await fs.readdir(pages)) {
    if (!wanted.has(name)) await fs.rm(path.join(pages, name));
  }
}

/**
 * Writes a console page for every operation of the REST contracts, with what `docusaurus-plugin-openapi-docs` makes of it.
 * @param folder where the pages go, one folder a version; files of operations that are gone are removed
 */
export async function writeConsolePages(folder: string): Promise<void> {
  for (const version of restVersions()) await writeVersion(folder, version);
}
