import type {CodeAliases} from '../../contracts/codeLists/aliases';
import type {Tree, TreeElement} from '../../contracts/structure/tree';
import type {CodeListData} from '../codes/model';

/** What is known of the elements at a path. */
export interface KnownElement {
  /** Its elements in the order of the schema, by the names of the site: `cbc:ID`. */
  readonly children?: readonly string[];
  /** Names of its attributes: `schemeID`. */
  readonly attributes?: readonly string[];
  /** Those of its elements and attributes (`@schemeID`) that can't be left out. */
  readonly required?: readonly string[];
  /** `Date`, `Amount`, as the tree calls it. */
  readonly type?: string;
  /** The values of which it must have one: of an element with several kinds, that of each. */
  readonly fixed?: readonly string[];
  /** The names of its code lists: `unit`. */
  readonly lists?: readonly string[];
  readonly terms?: readonly string[];
}

/** A scheme of party identifiers, of documents/codelists. */
export interface KnownScheme {
  /** `0106`. */
  readonly code: string;
  /** `NL:KVK`. */
  readonly name: string;
  /** `NL`, or `international`. */
  readonly country: string;
  /** A regular expression for the whole value. */
  readonly pattern?: string;
  /** The id of the rule for its check digits. */
  readonly check?: string;
}

/** What corrections need to know of a format: plain data, for one root element of a message. */
export interface Knowledge {
  /** By path below the root (`cac:Party/cbc:EndpointID/@schemeID`); the root is ''. */
  readonly elements: Readonly<Record<string, KnownElement>>;
  /** Namespaces by the prefixes of the site; '' is that of names without a prefix. */
  readonly namespaces: Readonly<Record<string, string>>;
  readonly lists: readonly CodeListData[];
  readonly aliases: CodeAliases;
  readonly schemes: readonly KnownScheme[];
  readonly isCreditNote: boolean;
}

const nonEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);
const joined = <T>(a: readonly T[] = [], b: readonly T[] = []): readonly T[] | undefined =>
  nonEmpty([...new Set([...a, ...b])]);

/** Two elements of the tree that have one path, such as the kinds of a reference. Only what both demand is demanded. */
const merged = (a: KnownElement, b: KnownElement): KnownElement =>
  withoutUndefined({
    children: joined(a.children, b.children),
    attributes: joined(a.attributes, b.attributes),
    required: nonEmpty((a.required ?? []).filter((name) => b.required?.includes(name))),
    type: a.type ?? b.type,
    fixed: joined(a.fixed, b.fixed),
    lists: joined(a.lists, b.lists),
    terms: joined(a.terms, b.terms),
  });

type Loose = {readonly [Key in keyof KnownElement]: KnownElement[Key] | undefined};

const withoutUndefined = (known: Loose): KnownElement =>
  Object.fromEntries(Object.entries<unknown>(known).filter(([, value]) => value !== undefined));

/** How the parts of a tree are read. */
export interface TreeReading {
  /** The value that an element must have in the message: its `fixed`, or the specification and the process of the message. */
  readonly valueOf: (element: TreeElement) => string | undefined;
  /** The site's name of a code list of the tree; nothing for a list that it doesn't have. */
  readonly listOf: (wanted: string) => string | undefined;
}

function knownOf(
  children: readonly TreeElement[],
  {type, terms = [], lists = []}: Partial<TreeElement>,
  fixed: string | undefined,
  {listOf}: TreeReading,
): KnownElement {
  const names = children.map(({name}) => name);
  return withoutUndefined({
    children: joined(names.filter((name) => !name.startsWith('@'))),
    attributes: joined(names.filter((name) => name.startsWith('@')).map((name) => name.slice(1))),
    required: joined(children.filter(({cardinality}) => /^[1-9]/.test(cardinality)).map(({name}) => name)),
    ...{type, fixed: fixed === undefined ? undefined : [fixed]},
    lists: joined(lists.flatMap((wanted) => listOf(wanted) ?? [])),
    terms: nonEmpty(terms),
  });
}

/** What a tree says of its elements, by their paths. */
export function knownElements({elements}: Tree, reading: TreeReading): Knowledge['elements'] {
  const known: Record<string, KnownElement> = {'': knownOf(elements, {}, undefined, reading)};
  const add = (element: TreeElement): void => {
    const {path, children} = element;
    const own = knownOf(children, element, reading.valueOf(element), reading);
    const before = known[path];
    known[path] = before ? merged(before, own) : own;
    children.forEach(add);
  };
  elements.forEach(add);
  return known;
}
