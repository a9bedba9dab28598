import {csvOf} from '../contracts/csv';
import {postmanCollection} from '../contracts/openapi/postman';
import {service} from '../service';
import {listEntries} from './codeListEntries';
import {
  partySchemes,
  publishedDocumentTypes,
  publishedList,
  publishedPartySchemes,
  publishedProcessList,
} from './codeLists';
import {exampleDownloads} from './exampleDownloads';
import {formatRegistry} from './formats';
import {allRulesFile, formatZipFiles} from './formatZips';
import {partySdlText} from './party/schema';
import {readTracked} from './files';
import {platformWsdlText} from './platform';
import {openApi, restVersions} from './rest';
import {readFilled} from './yaml';

/** A public file of the site: its address without the leading slash, and its content, as text or as bytes. */
export interface PublicFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

function filesOf(name: string, list: object, rows: readonly (readonly string[])[]): PublicFile[] {
  const path = `misc/codelists/${name}`;
  return [
    {path: `${path}.json`, content: `${JSON.stringify(list, null, 2)}\n`},
    {path: `${path}.csv`, content: csvOf(rows)},
  ];
}

function listFiles(name: string): PublicFile[] {
  const list = publishedList(name);
  return filesOf(name, list, [['code', 'name'], ...list.codes.map(({id, name: official}) => [id, official])]);
}

function schemeFiles(): PublicFile[] {
  const {schemes, ...source} = publishedPartySchemes();
  const {common, others, removed} = partySchemes();
  const checked = new Map([...common, ...others, ...removed].map((scheme) => [scheme.code, scheme]));
  const all = schemes.map(({agency, regex, checkDigits, ...scheme}) => {
    const {pattern, check, example, replacedBy} = checked.get(scheme.code) ?? {};
    return {...scheme, pattern, checkDigits: check?.title, example, replacedBy};
  });
  const keys = ['code', 'schemeId', 'name', 'country', 'state', 'pattern', 'example', 'replacedBy'] as const;
  const rows = all.map((scheme) => keys.map((key) => scheme[key] ?? ''));
  return filesOf('participant-schemes', {...source, schemes: all}, [keys, ...rows]);
}

function documentTypeFiles(): PublicFile[] {
  const list = publishedDocumentTypes();
  const rows = list.documentTypes.map((type) => [
    ...[type.name, type.value, type.state, type.since],
    type.processIds.join(' '),
  ]);
  return filesOf('document-types', list, [['name', 'documentTypeId', 'state', 'since', 'processIds'], ...rows]);
}

function processFiles(): PublicFile[] {
  const list = publishedProcessList();
  const rows = list.processes.map(({value, state}) => [value, state]);
  return filesOf('processes', list, [['processId', 'state'], ...rows]);
}

const codeListDownloads = (): PublicFile[] => [
  ...listEntries().flatMap(({name}) => listFiles(name)),
  ...schemeFiles(),
  ...documentTypeFiles(),
  ...processFiles(),
];

async function restFiles(version: (typeof restVersions)[number]): Promise<PublicFile[]> {
  const path = `openapi/${version}`;
  const document = openApi(version);
  return [
    {path: `${path}.yaml`, content: readFilled(`${path}.yaml`)},
    {path: `${path}.json`, content: `${JSON.stringify(document, null, 2)}\n`},
    {path: `${path}.postman.json`, content: await postmanCollection(document, service.site.url)},
  ];
}

/** The schema of the reports that the page which checks documents gives as JSON. */
const CHECK_REPORT = 'documents/check-report.schema.json';

/** Whom to tell of a weakness (RFC 9116). */
function securityText(): string {
  const {security, site} = service;
  const place = '.well-known/security.txt';
  return `Contact: mailto:${security.mail}\nExpires: ${security.expires}\nPreferred-Languages: en\nCanonical: ${site.url}/${place}\n`;
}

/** The contracts themselves, for code generators and clients, robots.txt, which names the sitemap of this site, and security.txt. */
const contractDownloads = async (): Promise<PublicFile[]> => [
  ...(await Promise.all(restVersions.map(restFiles))).flat(),
  {path: 'vpd/schema.graphql', content: partySdlText()},
  {path: 'platform/v3.1/platform.wsdl', content: platformWsdlText()},
  {path: CHECK_REPORT, content: readTracked(CHECK_REPORT)},
  {path: '.well-known/security.txt', content: securityText()},
  {path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${service.site.url}/sitemap.xml\n`},
];

/** Every file that the site serves at a stable address beside its pages. @throws Error for two files at one address */
export async function publicFiles(): Promise<PublicFile[]> {
  const zips = formatRegistry().formats.flatMap(({id}) => Object.values(formatZipFiles(id)));
  const files = [
    ...codeListDownloads(),
    ...exampleDownloads(),
    ...zips,
    ...allRulesFile(),
    ...(await contractDownloads()),
  ];
  const twice = files.find((file, index) => files.findIndex(({path}) => path === file.path) < index);
  if (twice) throw new Error(`Two files of src/sources/downloads.ts are to be ${twice.path}.`);
  return files;
}
