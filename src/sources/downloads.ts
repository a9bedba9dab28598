import {onSite, service} from '../service';
import type {CatalogueEntry} from './catalogue';
import {codeListDownloads} from './codeListDownloads';
import {contractDownloads} from './contractDownloads';
import {exampleDownloads} from './exampleDownloads';
import {zipDownloads} from './formatZips';

/** A public file of the site: its address without the leading slash, and its content, as text or as bytes. */
export interface PublicFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** A file that the catalogue lists, and how its content is made. */
export interface Download extends CatalogueEntry {
  readonly content: () => PublicFile['content'] | Promise<PublicFile['content']>;
}

/** The files that the catalogue lists, but the sandbox. */
export const downloads = (): Download[] => [...contractDownloads(), ...codeListDownloads(), ...zipDownloads()];

/** Whom to tell of a weakness (RFC 9116). */
function securityText(): PublicFile {
  const {security} = service;
  const path = '.well-known/security.txt';
  const content = `Contact: mailto:${security.mail}\nExpires: ${security.expires}\nPreferred-Languages: en\nCanonical: ${onSite(path)}\n`;
  return {path, content};
}

/** robots.txt: every page may be read, and those that no search engine may list say so themselves (RFC 9309; the sitemap protocol of sitemaps.org). */
const robots = (): PublicFile => ({
  path: 'robots.txt',
  content: [
    '# All pages as Markdown: /llms.txt. Files for programs: /catalogue.json, and /.well-known/api-catalog (RFC 9727)',
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${onSite('sitemap.xml')}`,
    '',
  ].join('\n'),
});

/** Every file that the site serves at a stable address beside its pages. @throws Error for two files at one address */
export async function publicFiles(): Promise<PublicFile[]> {
  const described = downloads().map(async ({path, content}) => ({path, content: await content()}));
  const files = [...(await Promise.all(described)), ...exampleDownloads(), robots(), securityText()];
  const twice = files.find((file, index) => files.findIndex(({path}) => path === file.path) < index);
  if (twice) throw new Error(`Two files of src/sources/downloads.ts are to be ${twice.path}.`);
  return files;
}
