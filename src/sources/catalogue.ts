import {createHash} from 'node:crypto';
import {referencePage} from '../addresses/places';
import {onSite, service} from '../service';
import {downloads, type PublicFile} from './downloads';
import {memoized} from './files';

/** What a file that programs read contains. docs/catalogue.schema.json has the same list. */
type FileKind =
  | 'openapi'
  | 'postman'
  | 'arazzo'
  | 'wsdl'
  | 'graphql'
  | 'json-schema'
  | 'code-list'
  | 'examples'
  | 'rules'
  | 'sandbox';

/** Where the content of a file comes from, and the licence, if its publisher states one. */
interface Source {
  readonly title: string;
  readonly publisher: string;
  readonly source: string;
  readonly licence?: string;
}

/** A file that programs read. */
export interface CatalogueEntry {
  /** Its address without the leading slash. */
  readonly path: string;
  /** What it is, with its form: `OpenAPI description of REST v1, YAML`. */
  readonly title: string;
  readonly kind: FileKind;
  readonly mediaType: string;
  /** The address of the page that explains it. */
  readonly page: string;
  readonly version?: string;
  readonly sources?: readonly Source[];
}

/** The sandbox, which src/sandbox/file makes. */
const SANDBOX: CatalogueEntry = {
  path: 'sandbox.mjs',
  title: 'Sandbox of REST, SOAP, and GraphQL, a program for Node.js',
  kind: 'sandbox',
  mediaType: 'text/javascript',
  page: '/introduction/gettingStarted.html',
};

/** The guides as workflows, which src/content/arazzo makes of their pages. */
export const ARAZZO: CatalogueEntry = {
  path: 'openapi/guides.arazzo.yaml',
  title: 'Guides as workflows over REST, Arazzo 1.0.1, YAML',
  kind: 'arazzo',
  mediaType: 'application/yaml',
  page: '/introduction/overview.html',
};

/** The files of the site that programs read: contracts, code lists, archives of examples and rules, and the sandbox. */
export const catalogue = memoized((): readonly CatalogueEntry[] => [
  ...downloads().map(({content: _, ...entry}) => entry),
  ARAZZO,
  SANDBOX,
]);

function described({path, page, ...entry}: CatalogueEntry, files: readonly PublicFile[]): object {
  const file = files.find((each) => each.path === path);
  if (!file) throw new Error(`The catalogue names ${path}, which the site does not have.`);
  const bytes = Buffer.from(file.content);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {...entry, url: onSite(path), page: onSite(page), size: bytes.length, sha256};
}

/** The catalogue as /catalogue.json has it: docs/catalogue.schema.json describes it. @throws Error for an entry that none of the files is */
export const catalogueText = (files: readonly PublicFile[]): string =>
  `${JSON.stringify(
    {
      $schema: onSite('catalogue.schema.json'),
      title: `${service.service.name}: files for programs`,
      page: onSite(referencePage('v1-beta')),
      files: catalogue().map((entry) => described(entry, files)),
    },
    null,
    2,
  )}\n`;
