import type {SchemaObject} from '../contracts/openapi/document';
import {
  codeListOf,
  listEntriesOf,
  publishedListOf,
  type CodeList,
  type ListEntry,
  type LongName,
  type PublishedList,
} from '../contracts/codeLists/list';
import {openApi, yamlFile} from './contracts';
import {memo} from './files';
import {jsonFile} from './yaml';

const FOLDER = 'documents/codelists';
const REGISTRY = `${FOLDER}/lists.yaml`;

/** The page of the code lists. */
export const CODE_LISTS = '/misc/codeList.html';

/**
 * What the registry says of each code list.
 * @throws ContentError for an entry that lacks a key or has a wrong one
 */
export function listEntries(): ListEntry[] {
  return memo('code list entries', () => listEntriesOf(yamlFile(REGISTRY)));
}

/**
 * The codes of a list as they were published.
 * @throws ContentError for a file that has another shape
 */
export function publishedList(name: string): PublishedList {
  const file = `${FOLDER}/${name}.json`;
  return memo(file, () => publishedListOf(jsonFile(file)));
}

const meaningOf = (schema: SchemaObject, name: string, code: string): string =>
  schema['x-enum-descriptions']?.[name] ?? schema.properties?.[name]?.description?.replace(` Code ${code}.`, '') ?? '';

/** The long names of a list's codes, with their meanings, from the schema that the registry names. */
function longNamesOf({schema}: ListEntry): Map<string, LongName> {
  const found = schema && openApi(schema.version).components.schemas[schema.name];
  if (!found) return new Map();
  const codes = Object.entries(found['x-enum-codes'] ?? {});
  return new Map(codes.map(([name, code]) => [code, {name, meaning: meaningOf(found, name, code)}]));
}

/**
 * Every code list, in the order of the registry.
 * @throws ContentError for a file that can't be read, and an entry that names a code which its list doesn't have
 */
export function codeLists(): CodeList[] {
  return memo('code lists', () =>
    listEntries().map((entry, index) =>
      codeListOf(yamlFile(REGISTRY), index, entry, publishedList(entry.name), longNamesOf(entry)),
    ),
  );
}
