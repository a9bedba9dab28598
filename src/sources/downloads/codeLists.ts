import type {PublicFile} from '.';
import {csvOf} from '../../contracts/csv';
import {
  listEntries,
  partySchemes,
  publishedDocumentTypes,
  publishedList,
  publishedPartySchemes,
  publishedProcessList,
} from '../codeLists';

/** A list as JSON, with source and version, and as CSV. */
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

/** Every code list, the participant schemes, the document types and their processes. */
export const codeListDownloads = (): PublicFile[] => [
  ...listEntries().flatMap(({name}) => listFiles(name)),
  ...schemeFiles(),
  ...documentTypeFiles(),
  ...processFiles(),
];
