import type {FormatMessage} from '../contracts/formats/registryFile';

/** What a conversion must know of the message of the source or the target. */
export type MessageLike = Pick<FormatMessage, 'id' | 'customizationId' | 'profileId' | 'registered'> & {
  readonly documents: readonly Pick<FormatMessage['documents'][number], 'root' | 'namespace' | 'structure'>[];
};

/** A value of a business term. Dates are `yyyy-mm-dd`, codes those of UBL. */
export interface Value {
  readonly text: string;
  /** Such as `schemeID`, by the names of UBL. */
  readonly attributes: Record<string, string>;
}

/** An occurrence of a business group, or the whole document (without an id). */
export interface Group {
  readonly id: string;
  readonly parent?: Group;
  /** By term. */
  readonly values: Map<string, Value[]>;
  /** By the ids of the groups. */
  readonly groups: Map<string, Group[]>;
}

/** Why a document can't be converted, in words: the conversion isn't implemented, or the document and the target don't fit. */
export interface Refusal {
  readonly problem: string;
  readonly isMissing: 'conversion' | 'data';
}

/** An occurrence of a group that isn't part of the group around it. */
export const detachedGroup = (id: string, parent?: Group): Group => ({
  id,
  parent,
  values: new Map(),
  groups: new Map(),
});

/** Adds an occurrence of a group. */
export function addGroup(parent: Group, id: string): Group {
  const group = detachedGroup(id, parent);
  const there = parent.groups.get(id);
  if (there) there.push(group);
  else parent.groups.set(id, [group]);
  return group;
}

/** Whether a group has no value, nor has any group in it. */
export const isEmpty = ({values, groups}: Group): boolean =>
  values.size === 0 && [...groups.values()].every((each) => each.every(isEmpty));

/** The document that a group is in. */
const documentOf = (group: Group): Group => (group.parent ? documentOf(group.parent) : group);

/** A fixed text of a place; a number of a term is the term's value in the document. */
export const resolved = (text: string, group: Group): string =>
  /^BT-\d+$/.test(text) ? (documentOf(group).values.get(text)?.[0]?.text ?? '') : text;

/** A text with the code before it that has no element of its own. */
export const prefixed = (text: string, code: Value | undefined): string => (code ? `#${code.text}#${text}` : text);
