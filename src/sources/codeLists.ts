import type * as z from 'zod';
import {
  documentTypesOf,
  processesOf,
  publishedProcesses,
  publishedTypes,
  typeNotes,
} from '../contracts/codeLists/documentTypes';
import {checksOf} from '../contracts/codeLists/checks';
import {codeListOf, publishedListOf, type ListEntry, type LongName} from '../contracts/codeLists/list';
import {partySchemesOf, publishedSchemes, schemeNotes} from '../contracts/codeLists/schemes';
import {documentTypesOfFormat} from '../contracts/formats/registry';
import type {PageLink} from '../contracts/model';
import type {SchemaObject} from '../contracts/openapi/document';
import {codesThatFollow} from '../contracts/states';
import {checkYaml, failAt, type YamlFile} from '../contracts/yamlFile';
import {LISTS, listEntries} from './codeListEntries';
import {memoized} from './files';
import {formatRegistry} from './formats';
import {openApi} from './rest';
import {ruleLists, rulePlace} from './ruleSets';
import {stateMachines} from './states';
import {fromYaml, jsonFile, yamlFile} from './yaml';

const FOLDER = 'documents/codelists';

/** The pages of the participant schemes and the document types. */
export const PARTY_IDS = '/misc/partyIds.html';
export const DOCUMENT_TYPE_IDS = '/misc/documentTypeIds.html';

const publishedFile = (name: string): YamlFile => jsonFile(`${FOLDER}/${name}.json`);

const fromPublished = <T>(name: string, schema: z.ZodType<T>): (() => T) =>
  memoized(() => checkYaml(publishedFile(name), schema));

/** The codes of a list as they were published. @throws ContentError for a file that has another shape */
export const publishedList = memoized((name: string) => publishedListOf(publishedFile(name)));

const meaningOf = (schema: SchemaObject, name: string, code: string): string =>
  schema['x-enum-descriptions']?.[name] ?? schema.properties?.[name]?.description?.replace(` Code ${code}.`, '') ?? '';

/** The long names of a list's codes, with their meanings, from the schema that the registry names. */
function longNamesOf({schema}: ListEntry): Map<string, LongName> {
  const named = schema && openApi(schema.version).components.schemas[schema.name];
  if (!named) return new Map();
  const codes = Object.entries(named['x-enum-codes'] ?? {});
  return new Map(codes.map(([name, code]) => [code, {name, meaning: meaningOf(named, name, code)}]));
}

/** The codes that can follow each code. @throws ContentError for states that don't exist */
function followersOf({states}: ListEntry, index: number): ReadonlyMap<string, readonly string[]> | undefined {
  if (states === undefined) return undefined;
  const machine = stateMachines().get(states);
  if (!machine) failAt(yamlFile(LISTS), [index, 'states'], `docs/states.yaml has no '${states}'`, 'Correct the name');
  return codesThatFollow(machine);
}

const relatedTo = ({name, terms}: ListEntry): ReadonlySet<string> =>
  new Set(
    listEntries()
      .filter((other) => other.name !== name && other.terms.some((term) => terms.includes(term)))
      .flatMap((other) => publishedList(other.name).codes.map(({id}) => id)),
  );

/** Every code list, in the order of the registry. @throws ContentError for an entry or a list that is wrong, see codeListOf */
export const codeLists = memoized(() =>
  listEntries().map((entry, index) =>
    codeListOf({
      ...{yaml: yamlFile(LISTS), index, entry, list: publishedList(entry.name)},
      longNames: longNamesOf(entry),
      followers: followersOf(entry, index),
      checks: checksOf(entry.checkedBy, formatRegistry().formats, ruleLists, entry.formatIds),
      related: relatedTo(entry),
      rulePlace,
    }),
  ),
);

/** The participant schemes as they were published. @throws ContentError for a file that has another shape */
export const publishedPartySchemes = fromPublished('participant-schemes', publishedSchemes);

/** The participant schemes as their page shows them. */
export const partySchemes = fromYaml(`${FOLDER}/schemes.yaml`, (yaml) =>
  partySchemesOf(publishedPartySchemes(), checkYaml(yaml, schemeNotes), yaml),
);

/** The document types as they were published. @throws ContentError for a file that has another shape */
export const publishedDocumentTypes = fromPublished('document-types', publishedTypes);

/** The processes as they were published. @throws ContentError for a file that has another shape */
export const publishedProcessList = fromPublished('processes', publishedProcesses);

/** The pages that document a document type. */
const pagesOfType = (id: string): PageLink[] =>
  formatRegistry()
    .formats.filter((format) => documentTypesOfFormat(format).includes(id))
    .map(({title, page}) => ({title, href: page}));

/** The document types that the service carries. */
export const documentTypes = fromYaml(`${FOLDER}/document-types.yaml`, (yaml) =>
  documentTypesOf(publishedDocumentTypes(), checkYaml(yaml, typeNotes), yaml, pagesOfType),
);

/** The processes of these document types. */
export const processes = memoized(() => processesOf(publishedProcessList(), documentTypes()));
