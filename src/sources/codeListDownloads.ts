import {codeListPage} from '../addresses/codeLists';
import {csvOf} from '../contracts/csv';
import type {CatalogueEntry} from './catalogue';
import {listEntries} from './codeListEntries';
import {
  DOCUMENT_TYPE_IDS,
  PARTY_IDS,
  partySchemes,
  publishedDocumentTypes,
  publishedList,
  publishedPartySchemes,
  publishedProcessList,
} from './codeLists';
import type {Download} from './downloads';

type Rows = readonly (readonly string[])[];

/** What a published list says of itself. */
interface Published {
  readonly title: string;
  readonly agency: string;
  readonly source: string;
  readonly version: string;
}

type About = Pick<CatalogueEntry, 'title' | 'page'> & {readonly edition?: string};

function filesOf(name: string, {title, page, edition}: About, list: Published, rows: () => Rows): Download[] {
  const {agency: publisher, source} = list;
  const version = list.version || edition;
  const about = {
    ...{kind: 'code-list' as const, page},
    ...(version && {version}),
    sources: [{title: list.title, publisher, source}],
  };
  const path = `misc/codelists/${name}`;
  return [
    {
      ...{path: `${path}.json`, title: `${title}, JSON`, mediaType: 'application/json', ...about},
      content: () => `${JSON.stringify(list, null, 2)}\n`,
    },
    {
      ...{path: `${path}.csv`, title: `${title}, CSV`, mediaType: 'text/csv', ...about},
      content: () => csvOf(rows()),
    },
  ];
}

function listFiles(entry: ReturnType<typeof listEntries>[number]): Download[] {
  const {name} = entry;
  const list = publishedList(name);
  const rows = (): Rows => [['code', 'name'], ...list.codes.map(({id, name: official}) => [id, official])];
  return filesOf(name, {...entry, page: codeListPage(name)}, list, rows);
}

function schemeFiles(): Download[] {
  const {schemes, ...source} = publishedPartySchemes();
  const {common, others, removed} = partySchemes();
  const checked = new Map([...common, ...others, ...removed].map((scheme) => [scheme.code, scheme]));
  const all = schemes.map(({agency, regex, checkDigits, ...scheme}) => {
    const {pattern, check, example, replacedBy} = checked.get(scheme.code) ?? {};
    return {...scheme, pattern, checkDigits: check?.title, example, replacedBy};
  });
  const keys = ['code', 'schemeId', 'name', 'country', 'state', 'pattern', 'example', 'replacedBy'] as const;
  const rows = (): Rows => [keys, ...all.map((scheme) => keys.map((key) => scheme[key] ?? ''))];
  const list = {...source, schemes: all};
  return filesOf('participant-schemes', {title: source.title, page: PARTY_IDS}, list, rows);
}

function documentTypeFiles(): Download[] {
  const list = publishedDocumentTypes();
  const rows = list.documentTypes.map((type) => [
    ...[type.name, type.value, type.state, type.since],
    type.processIds.join(' '),
  ]);
  return filesOf('document-types', {title: list.title, page: DOCUMENT_TYPE_IDS}, list, () => [
    ['name', 'documentTypeId', 'state', 'since', 'processIds'],
    ...rows,
  ]);
}

function processFiles(): Download[] {
  const list = publishedProcessList();
  const rows = list.processes.map(({value, state}) => [value, state]);
  return filesOf('processes', {title: list.title, page: DOCUMENT_TYPE_IDS}, list, () => [
    ['processId', 'state'],
    ...rows,
  ]);
}

/** The code lists, participant schemes, document types and processes, each as JSON and as CSV. */
export const codeListDownloads = (): Download[] => [
  ...listEntries().flatMap(listFiles),
  ...schemeFiles(),
  ...documentTypeFiles(),
  ...processFiles(),
];
