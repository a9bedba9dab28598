import {csvOf} from '../../contracts/csv';
import {listEntries, publishedList} from '../codeLists';
import {partySchemes, publishedDocumentTypes, publishedPartySchemes, publishedProcessList} from '../identifiers';
import type {Downloads, PublicFile} from '../publicFiles';

/** A list as JSON, with source and version, and as CSV. */
function filesOf(name: string, list: object, rows: readonly (readonly string[])[]): PublicFile[] {
  const path = `misc/codelists/${name}`;
  return [
    {path: `${path}.json`, content: `${JSON.stringify(list, null, 2)}\n`},
    {path: `${path}.csv`, content: csvOf(rows)},
  ];
}

function schemeFiles(): PublicFile[] {
  const {schemes, ...source} = publishedPartySchemes();
  const {common, others, removed} = partySchemes();
  const checked = new Map([...common, ...others, ...removed].map((scheme) => [scheme.code, scheme]));
  const all = schemes.map(({code, schemeId, name, country, state, since, deprecatedIn, removalDate}) => {
    const {pattern, check, example, replacedBy} = checked.get(code) ?? {};
    const checkDigits = check?.title;
    return {
      ...{code, schemeId, name, country, state, since, deprecatedIn, removalDate},
      ...{pattern, checkDigits, example, replacedBy},
    };
  });
  const keys = ['code', 'schemeId', 'name', 'country', 'state', 'pattern', 'example', 'replacedBy'] as const;
  const rows = all.map((scheme) => keys.map((key) => scheme[key] ?? ''));
  return filesOf('participant-schemes', {...source, schemes: all}, [keys, ...rows]);
}

function documentTypeFiles(): PublicFile[] {
  const {documentTypes, ...source} = publishedDocumentTypes();
  const rows = documentTypes.map(({name, value, state, since, processIds}) => [
    name,
    value,
    state,
    since,
    processIds.join(' '),
  ]);
  return filesOf('document-types', {...source, documentTypes}, [
    ['name', 'documentTypeId', 'state', 'since', 'processIds'],
    ...rows,
  ]);
}

function processFiles(): PublicFile[] {
  const list = publishedProcessList();
  return filesOf('processes', list, [
    ['processId', 'state'],
    ...list.processes.map(({value, state}) => [value, state]),
  ]);
}

/** Every code list, the participant schemes, the document types and their processes. */
const downloads: Downloads = () => [
  ...listEntries().flatMap(({name}) => {
    const list = publishedList(name);
    return filesOf(name, list, [['code', 'name'], ...list.codes.map(({id, name: official}) => [id, official])]);
  }),
  ...schemeFiles(),
  ...documentTypeFiles(),
  ...processFiles(),
];

export default downloads;
