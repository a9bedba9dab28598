import type {ConversionSource, SyntaxMapping} from '../contracts/structure/syntaxConversion';
import type {Tree, TreeElement} from '../contracts/structure/tree';
import {lengthOf, routeBetween, type Route, type Terms} from './routes';

/** An element or attribute of a syntax, with what it contains. An element of several kinds is a place for each, also for one without terms. */
export interface Place {
  /** `cbc:ID`, `@schemeID`. */
  readonly name: string;
  /** The name without its prefix. */
  readonly local: string;
  readonly isRepeated: boolean;
  readonly isMandatory: boolean;
  /** The business group that each of its occurrences is. */
  readonly group?: string;
  /** The business term that it contains; its own name, for what has none. */
  readonly term?: string;
  /** From the group around the place to the one that its term or group belongs to. */
  readonly route: Route;
  readonly isDate: boolean;
  /** It contains what is this attribute of the value elsewhere. */
  readonly attribute?: string;
  readonly fixed?: string;
  /** What it contains where there is no value: a text, or the sum of terms. */
  readonly fallback?: string | readonly Pick<Place, 'term' | 'route'>[];
  readonly pattern?: RegExp;
  readonly codes: Readonly<Record<string, string>>;
  readonly isIgnored: boolean;
  /** The steps to the value in it that tells its kind. */
  readonly kind?: {readonly steps: readonly string[]; readonly values: readonly string[]};
  readonly attributes: readonly Place[];
  readonly children: readonly Place[];
}

type Kind = SyntaxMapping['kinds'][string]['of'][number] & {readonly by: string};

/** Reads the places of a tree. */
function compiler(tree: Tree, mapping: SyntaxMapping, terms: Terms) {
  const keys = new Map<object, readonly string[]>();

  /** The key of a table that fits a path and is the longest. */
  function keyFor(table: object, path: string): string | undefined {
    const sorted = keys.get(table) ?? Object.keys(table).sort((a, b) => b.length - a.length);
    keys.set(table, sorted);
    return sorted.find((key) => `/${tree.name}/${path}`.endsWith(`/${key}`));
  }

  function at<T>(table: Readonly<Record<string, T>>, path: string): T | undefined {
    const key = keyFor(table, path);
    return key === undefined ? undefined : table[key];
  }

  const isOf = (kind: Kind | undefined, id: string): boolean =>
    !kind || kind.terms.some((each) => each === id || terms.chainOf(id).includes(each));

  function idsOf({terms: own, path}: TreeElement, kind: Kind | undefined): readonly string[] {
    return [...own, ...(at(mapping.terms, path) ?? [])].filter((id) => /^B[TG]-/.test(id) && isOf(kind, id));
  }

  const termFrom = (around: readonly string[], term: string): {term: string; route: Route} => ({
    term,
    route: routeBetween(around, terms.chainOf(term)),
  });

  /** The term that is nearest to a group, with the way there. @param prefix of groups or of terms */
  const nearest = (ids: readonly string[], prefix: string, around: readonly string[]) =>
    ids
      .filter((id) => id.startsWith(prefix))
      .map((id) => termFrom(around, id))
      .sort((a, b) => lengthOf(a.route) - lengthOf(b.route))[0];

  function ownOf(element: TreeElement, around: readonly string[], kind: Kind | undefined) {
    const {path, name, cardinality} = element;
    const ids = idsOf(element, kind);
    const group = nearest(ids, 'BG-', around);
    const term = nearest(ids, 'BT-', around);
    const fallback = at(mapping.defaults, path);
    const pattern = at(mapping.matches, path);
    return {
      name,
      local: name.replace(/^(?:\w+:|@)/, ''),
      isRepeated: cardinality.endsWith('n'),
      isMandatory: cardinality.startsWith('1'),
      group: group?.term,
      term: term?.term ?? (fallback === undefined ? undefined : name),
      route: (group ?? term)?.route ?? {up: 0, down: []},
      isDate: term !== undefined && terms.typeOf(term.term) === 'Date',
      attribute: at(mapping.attributes, path),
      fixed: kind?.by === path ? kind.is || undefined : (element.fixed ?? at(mapping.fixed, path)),
      fallback: typeof fallback === 'object' ? fallback.map((id) => termFrom(around, id)) : fallback,
      ...(pattern !== undefined && {pattern: new RegExp(pattern)}),
      codes: at(mapping.codes, path) ?? {},
      isIgnored: mapping.ignored.some((key) => keyFor({[key]: true}, path) !== undefined),
    };
  }

  function placeOf(element: TreeElement, around: readonly string[], kind: Kind | undefined): Place | undefined {
    const own = ownOf(element, around, kind);
    const inner = own.group === undefined ? around : [...terms.chainOf(own.group), own.group];
    const below = element.children.flatMap((child) => placesOf(child, inner, kind));
    const [attributes, children] = [true, false].map((is) => below.filter(({name}) => name.startsWith('@') === is));
    const isUseful = own.term !== undefined || own.fixed !== undefined || own.name.startsWith('@');
    if (!isUseful && !children?.length) return undefined;
    return {...own, attributes: attributes ?? [], children: children ?? []};
  }

  function placesOf(element: TreeElement, around: readonly string[], kind?: Kind): readonly Place[] {
    const kinds = at(mapping.kinds, element.path);
    if (!kinds) return [placeOf(element, around, kind) ?? []].flat();
    const steps = kinds.by.split('/').map((step) => step.replace(/^\w+:/, ''));
    return kinds.of.map((each) => {
      const kindOf = {...each, by: `${element.path}/${kinds.by}`};
      const empty = {...ownOf(element, around, kindOf), attributes: [], children: []};
      return {...(placeOf(element, around, kindOf) ?? empty), kind: {steps, values: [each.is, each.or ?? each.is]}};
    });
  }

  return placesOf;
}

/** The places of a syntax, by the names of the trees. */
export function placesOfTrees({trees, mapping}: ConversionSource, terms: Terms): ReadonlyMap<string, readonly Place[]> {
  return new Map(
    trees.map((tree) => {
      const placesOf = compiler(tree, mapping, terms);
      return [tree.name, tree.elements.flatMap((element) => placesOf(element, []))];
    }),
  );
}
