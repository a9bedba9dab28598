import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, test} from 'vitest';
import routes from '../../src/addresses/routes.json';
import {service} from '../../src/service';
import {build} from '../support/html';
import {contracts} from './support/contract';

interface Listed {
  readonly url: string;
  readonly title: string;
  readonly page: string;
  readonly size: number;
  readonly sha256: string;
  readonly sources?: readonly {readonly source: string; readonly licence?: string}[];
}

interface Link {
  readonly href: string;
  readonly type?: string;
}

type Context = Readonly<Record<string, readonly Link[]>> & {readonly anchor: string};

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(build, file), 'utf8'));

const pathOf = (url: string): string => {
  expect(url.startsWith(`${service.site.url}/`), url).toBe(true);
  return url.slice(service.site.url.length + 1);
};

const text = fs.readFileSync(path.join(build, 'catalogue.json'), 'utf8');
const {files} = JSON.parse(text) as {readonly files: readonly Listed[]};
const {linkset} = readJson('.well-known/api-catalog') as {readonly linkset: readonly Context[]};
const indexed = new Set(routes.filter((route) => route.indexed).map((route) => route.path));

/** What the built site has for programs, by its folders. */
function served(): string[] {
  const below = (folder: string, pattern: RegExp): string[] =>
    fs
      .readdirSync(path.join(build, folder))
      .filter((name) => pattern.test(name))
      .map((name) => path.posix.join(folder, name));
  return [
    ...below('openapi', /./),
    ...below('platform/v3.1', /./),
    ...below('vpd', /\.graphql$/),
    ...below('misc/codelists', /./),
    ...below('documents/downloads', /./),
    ...below('documents', /\.json$/),
    ...below('.', /\.schema\.json$|\.mjs$/),
  ];
}

describe('catalogue.json', () => {
  test('follows its schema', () => {
    const ajv = new Ajv2020({allErrors: true, strict: true, allowUnionTypes: true});
    addFormats(ajv);
    const isCatalogue = ajv.compile(readJson('catalogue.schema.json') as object);
    isCatalogue(JSON.parse(text));
    expect(isCatalogue.errors ?? []).toEqual([]);
  });

  test('lists every file that the site has for programs, each once, under a title of its own', () => {
    expect(files.map(({url}) => pathOf(url)).sort()).toEqual(served().sort());
    expect(new Set(files.map(({title}) => title)).size).toBe(files.length);
  });

  test('sizes and hashes are those of the files', () => {
    for (const {url, size, sha256} of files) {
      const bytes = fs.readFileSync(path.join(build, pathOf(url)));
      expect({url, size, sha256}).toEqual({url, size: bytes.length, sha256: sha256Of(bytes)});
    }
    const [published] = fs.readFileSync(path.join(build, 'sandbox.mjs.sha256'), 'utf8').split(' ');
    expect(files.find(({url}) => url.endsWith('/sandbox.mjs'))?.sha256).toBe(published);
  });

  test('each archive of rules names what its README names as source and licence', () => {
    const archives = files.filter(({url}) => url.endsWith('rules.zip'));
    expect(archives.length).toBeGreaterThan(10);
    for (const {url, sources = []} of archives) {
      const zip = unzipSync(fs.readFileSync(path.join(build, pathOf(url))), {
        filter: ({name}) => name === 'README.txt',
      });
      const readme = strFromU8(zip['README.txt'] ?? new Uint8Array());
      const licences = Array.from(readme.matchAll(/Licence: (.+) \(/g), ([, name]) => name);
      expect(sources.map(({licence}) => licence).sort(), url).toEqual(licences.sort());
      for (const {source} of sources) expect(readme, url).toContain(`Source: ${source}`);
    }
  });
});

describe('.well-known/api-catalog', () => {
  const [own, ...apis] = linkset;

  test('lists every server of the contracts, and links each API to its contract', () => {
    const items = (own?.item ?? []).map(({href}) => href);
    expect(own?.anchor).toBe(`${service.site.url}/.well-known/api-catalog`);
    expect(apis.map(({anchor}) => anchor)).toEqual(items);
    for (const {version, document} of contracts) {
      const [first = ''] = Object.keys(document.paths);
      for (const {url} of document.servers) {
        const api = apis.find(({anchor}) => `${url}${first}`.startsWith(`${anchor}/`));
        expect(
          api?.['service-desc']?.map(({href}) => href),
          `${url} ${version}`,
        ).toEqual(['yaml', 'json'].map((form) => `${service.site.url}/openapi/${version}.${form}`));
      }
    }
    expect(items).toContain(`https://${service.vpd.host}/graphql/v1`);
    expect(items).toContain(`https://${service.platform.accp.host}/soap/v3.1`);
  });

  test('every link is in the form of RFC 9264, and leads to a file or a page of the site', () => {
    for (const {anchor, ...relations} of linkset) {
      expect(() => new URL(anchor)).not.toThrow();
      for (const [relation, links] of Object.entries(relations)) {
        for (const {href} of links) {
          if (relation === 'item') continue;
          const file = pathOf(href);
          const isThere = indexed.has(`/${file}`) || fs.existsSync(path.join(build, file));
          expect(isThere, `${relation} ${href}`).toBe(true);
        }
      }
    }
  });
});

test('no catalogue leads to a page that search engines may not list', () => {
  const led = files.map(({page}) => new URL(page).pathname);
  expect(led.filter((page) => !indexed.has(page))).toEqual([]);
});
