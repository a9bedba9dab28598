import type {ConversionSource} from '../contracts/structure/syntaxConversion';
import {addGroup, detachedGroup, type Group} from './model';

/** The way from a group to the one that a term belongs to: how many groups up, and into which down. */
export interface Route {
  readonly up: number;
  readonly down: readonly string[];
}

/** What the standard says of terms and groups. */
export interface Terms {
  /** The groups around a term, the outermost first. */
  chainOf(id: string): readonly string[];
  /** Whether there is at most one in the group around it. */
  isSingle(id: string): boolean;
  typeOf(id: string): string | undefined;
}

export function termsFrom({terms, mapping}: ConversionSource): Terms {
  const byId = new Map(terms.map((term) => [term.id, term]));
  const parentOf = (id: string): string | undefined =>
    mapping.documentLevel.includes(id) ? undefined : byId.get(id)?.group;
  const chainOf = (id: string): readonly string[] => {
    const parent = parentOf(id);
    return parent ? [...chainOf(parent), parent] : [];
  };
  return {
    chainOf,
    isSingle: (id) => byId.get(id)?.cardinality.endsWith('1') ?? true,
    typeOf: (id) => byId.get(id)?.type,
  };
}

/** The route between two chains of groups. */
export function routeBetween(from: readonly string[], to: readonly string[]): Route {
  const different = from.findIndex((id, index) => to[index] !== id);
  const common = different < 0 ? from.length : different;
  return {up: from.length - common, down: to.slice(common)};
}

/** How far a route is. */
export const lengthOf = ({up, down}: Route): number => up + down.length;

/** The group so many groups up. */
export const ancestor = (group: Group, up: number): Group =>
  up > 0 && group.parent ? ancestor(group.parent, up - 1) : group;

/** The groups at the end of a route, as far as there are any. */
export const groupsAt = (group: Group, {up, down}: Route): readonly Group[] =>
  down.reduce<readonly Group[]>(
    (found, id) => found.flatMap(({groups}) => groups.get(id) ?? []),
    [ancestor(group, up)],
  );

/** A group at the end of a route in place of one that the document doesn't have. */
export const absentGroup = (group: Group, {up, down}: Route, id: string): Group =>
  [...down, id].reduce(
    (around, each) => around.groups.get(each)?.[0] ?? detachedGroup(each, around),
    ancestor(group, up),
  );

/**
 * The groups below a group that a value of a term belongs to: those that don't have the term yet, or one that is added. On the way there, the
 * first that has the next group, or else the first.
 */
export function homesOf(group: Group, [id, ...rest]: readonly string[], term: string, terms: Terms): readonly Group[] {
  if (id === undefined) return [group];
  const there = group.groups.get(id) ?? [];
  const [next] = rest;
  const deeper = next === undefined ? [] : there.filter(({groups}) => groups.has(next));
  const free = next === undefined && !terms.isSingle(id) ? there.filter(({values}) => !values.has(term)) : there;
  const [first = addGroup(group, id), ...others] = deeper.length > 0 ? deeper : free;
  const chosen = next === undefined ? [first, ...others] : [first];
  return chosen.flatMap((each) => homesOf(each, rest, term, terms));
}
