import {rootElement, type XmlElement} from './element';

/** An element at its place in a schema, or an attribute of it (`@unitCode`). */
export interface Declared {
  /** With the prefix of its schema: `cbc:ID`. */
  readonly name: string;
  readonly cardinality: string;
  /** The data type of UBL that it has or extends: `Quantity`. */
  readonly type?: string;
  /** Read when they are asked for: a party of UBL can contain parties. */
  readonly children: () => readonly Declared[];
  readonly attributes: () => readonly Declared[];
}

interface Owned {
  readonly node: XmlElement;
  readonly prefix: string;
}

/** Declarations at the first level of schemas: `xsd:element cac:Party`, `xsd:complexType udt:CodeType`. */
type Globals = ReadonlyMap<string, Owned>;

/** The prefix of the data types of UBL, such as `udt:QuantityType`. */
const DATA_TYPES = 'udt';

/** Most of a schema of UBL, and nothing that is read here. */
const ANNOTATION = /<xsd:annotation>[\s\S]*?<\/xsd:annotation>/g;

const AROUND = ['xsd:sequence', 'xsd:complexContent', 'xsd:simpleContent', 'xsd:restriction', 'xsd:extension'];

const nameIn = (name: string, prefix: string): string => (name.includes(':') ? name : `${prefix}:${name}`);

/** The declarations of a schema. @param prefix that other schemas and the documents give to its namespace @throws Error for a text that is not well-formed */
export function declarationsIn(prefix: string, text: string): Globals {
  const {children} = rootElement(text.replace(ANNOTATION, ''));
  return new Map(children.map((node) => [`${node.name} ${prefix}:${node.attributes.name}`, {node, prefix}]));
}

/** What a type has of a kind, without what the elements in it have. */
const within = (node: XmlElement, name: string): XmlElement[] =>
  node.children.flatMap((child) => {
    if (child.name === name) return [child];
    return AROUND.includes(child.name) ? within(child, name) : [];
  });

/** The type of an element: its own, or the one that it names. */
function typeOf({node, prefix}: Owned, globals: Globals): Owned | undefined {
  const own = node.children.find(({name}) => name === 'xsd:complexType');
  return own ? {node: own, prefix} : globals.get(`xsd:complexType ${nameIn(node.attributes.type ?? '', prefix)}`);
}

function baseOf({node, prefix}: Owned, globals: Globals): Owned | undefined {
  const [derived] = [...within(node, 'xsd:restriction'), ...within(node, 'xsd:extension')];
  return derived && globals.get(`xsd:complexType ${nameIn(derived.attributes.base ?? '', prefix)}`);
}

function dataTypeOf(type: Owned | undefined, globals: Globals): string | undefined {
  if (!type) return undefined;
  const {prefix, node} = type;
  return prefix === DATA_TYPES
    ? node.attributes.name?.replace(/Type$/, '')
    : dataTypeOf(baseOf(type, globals), globals);
}

function childrenOf(type: Owned | undefined, globals: Globals): Declared[] {
  if (!type) return [];
  const inherited = within(type.node, 'xsd:extension').length > 0 ? childrenOf(baseOf(type, globals), globals) : [];
  const own = within(type.node, 'xsd:element').map((node) => elementOf({node, prefix: type.prefix}, globals));
  return [...inherited, ...own];
}

function attributesOf(type: Owned | undefined, globals: Globals): Declared[] {
  if (!type) return [];
  const own = within(type.node, 'xsd:attribute').map(({attributes: {name, use}}) => ({
    name: `@${name}`,
    cardinality: use === 'required' ? '1..1' : '0..1',
    children: () => [],
    attributes: () => [],
  }));
  const inherited = attributesOf(baseOf(type, globals), globals);
  return [...inherited.filter(({name}) => !own.some((each) => each.name === name)), ...own];
}

function elementOf(place: Owned, globals: Globals): Declared {
  const {name, ref, minOccurs = '1', maxOccurs = '1'} = place.node.attributes;
  const full = nameIn(ref ?? name ?? '', place.prefix);
  const declaration = ref === undefined ? place : globals.get(`xsd:element ${full}`);
  if (!declaration) throw new Error(`no schema has the element ${full}`);
  const type = typeOf(declaration, globals);
  return {
    name: full,
    cardinality: `${minOccurs}..${maxOccurs.replace('unbounded', 'n')}`,
    type: dataTypeOf(type, globals),
    children: () => childrenOf(type, globals),
    attributes: () => attributesOf(type, globals),
  };
}

/**
 * Reads XML schemas that refer to each other, as far as those of UBL and its extensions go: sequences, references, restrictions and
 * extensions. The prefix of the schema language is `xsd`.
 * @param schemas the declarations of each
 * @returns what finds a global element by its name, such as `cac:Party`, and throws an Error for one that no schema has
 */
export function schemaOf(schemas: readonly Globals[]): (name: string) => Declared {
  const globals = new Map(schemas.flatMap((each) => [...each]));
  return (name) => {
    const place = globals.get(`xsd:element ${name}`);
    if (!place) throw new Error(`no schema has the element ${name}`);
    return elementOf(place, globals);
  };
}
