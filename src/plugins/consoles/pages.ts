import fs from 'node:fs/promises';
import path from 'node:path';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import type {OpenApiDocument} from '../../contracts/openapi/document';
import type {Operation} from '../../contracts/openapi/model';
import {requestsOf} from '../../contracts/openapi/requests';
import {service} from '../../service';
import {openApi, restVersions} from '../../sources/rest';
import {pageOf, type ConsoleItem} from './page';

/** A contract as the consoles use it, with the sandbox as one more server. OAuth 2.0 becomes a bearer token: a browser must never hold a client secret. */
function consoleDocument(document: OpenApiDocument): OpenApiDocument {
  const {components, servers, security = [], ...rest} = requestsOf(document);
  const {oauth2: _oauth2, ...schemes} = components.securitySchemes ?? {};
  return {
    ...rest,
    servers: [...servers, {url: service.sandbox.url, description: 'Sandbox: a mock server on your own machine.'}],
    security: security.map(({oauth2: _scopes, ...others}) => ({bearerAuth: [], ...others})),
    components: {...components, securitySchemes: {bearerAuth: {type: 'http', scheme: 'bearer'}, ...schemes}},
  };
}

/** Writes a file only when its content is new, so that a running preview does not make unchanged pages again. */
async function keep(file: string, content: string): Promise<void> {
  const before = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (before !== content) await fs.writeFile(file, content);
}

/** What the OpenAPI plugin made of a document, which takes it a second or two. */
const made = new WeakMap<OpenApiDocument, ConsoleItem[]>();

async function itemsOf(document: OpenApiDocument, file: string): Promise<ConsoleItem[]> {
  const known = made.get(document);
  if (known) return known;
  await keep(file, JSON.stringify(consoleDocument(document)));
  const options = {specPath: file, outputDir: path.dirname(file), showInfoPage: false};
  const result: unknown = await processOpenapiFiles(await readOpenapiFiles(file), options, {});
  const [all] = result as [(ConsoleItem & {readonly type: string})[]];
  const items = all.filter((item) => item.type === 'api');
  made.set(document, items);
  return items;
}

async function writeVersion(folder: string, version: Operation['version']): Promise<void> {
  const pages = path.join(folder, version);
  await fs.mkdir(pages, {recursive: true});
  const items = await itemsOf(openApi(version), path.join(folder, `${version}.json`));
  const wanted = new Map(items.map((item) => [`${item.api.operationId}.mdx`, pageOf(item, version)]));
  await Promise.all([...wanted].map(([name, page]) => keep(path.join(pages, name), page)));
  for (const name of (await fs.readdir(pages)).sort()) {
    if (!wanted.has(name)) await fs.rm(path.join(pages, name));
  }
}

/** Writes a console page for every operation of the REST contracts, in one folder a version, and removes those of operations that are gone. */
export async function writeConsolePages(folder: string): Promise<void> {
  for (const version of restVersions) await writeVersion(folder, version);
}
