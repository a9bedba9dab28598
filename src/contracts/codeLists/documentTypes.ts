import {ContentError} from '../contentError';
import type {YamlFile} from '../yamlFile';
import type {PublishedTypes, TypeNotes} from './documentTypesFile';

/** A page that documents a document type; without address while it isn't written. */
export interface TypePage {
  readonly title: string;
  readonly href?: string;
}

/** A document type, ready to be drawn. */
export interface DocumentType {
  readonly name: string;
  readonly anchor: string;
  /** Id of its group. */
  readonly group: string;
  readonly value: string;
  readonly deprecated: boolean;
  readonly since: string;
  /** Process identifiers without their scheme. */
  readonly processes: readonly string[];
  readonly pages: readonly TypePage[];
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** A process identifier without `cenbii-procid-ubl::`. */
export const withoutScheme = (id: string): string => id.slice(id.indexOf('::') + 2);

/**
 * The document types as their page shows them, by their groups.
 * @param pagesOf the pages that document a type
 * @throws ContentError for a type without a group
 */
export function documentTypesOf(
  {documentTypes}: PublishedTypes,
  notes: TypeNotes,
  yaml: YamlFile,
  pagesOf: (documentTypeId: string) => readonly TypePage[],
): DocumentType[] {
  const fail = (path: readonly PropertyKey[], problem: string): never => {
    throw new ContentError(yaml.file, yaml.lineOf(path), problem, 'Add it');
  };
  const all = documentTypes.map(({name, value, state, since, category, processIds}): DocumentType => {
    const group = notes.groups.find(({categories}) => categories.includes(category));
    return {
      name,
      anchor: `type-${slug(name)}`,
      group: group?.id ?? fail(['groups'], `no group for '${category}'`),
      value,
      deprecated: state !== 'active',
      since,
      processes: processIds.map(withoutScheme),
      pages: pagesOf(value),
    };
  });
  return notes.groups.flatMap(({id}) => all.filter(({group}) => group === id));
}
