import path from 'node:path';
import {prefixOf} from './locate';
import {attribute, childrenOf, everyIn, readXml} from './xml';

/** An element or attribute that a schema allows somewhere. */
export interface Particle {
  /** As pages write it: `cbc:ID`, `@schemeID`. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** A value that the schema fixes. */
  readonly fixed?: string;
  /** Whether it is one of several, of which the schema requires one. */
  readonly alternative?: boolean;
  /** Whether the elements beside it are in an order. */
  readonly ordered: boolean;
  readonly declaration: Element;
}

type Kind = 'element' | 'attribute' | 'type' | 'group' | 'attributeGroup';
const KINDS: Readonly<Record<string, Kind>> = {
  element: 'element',
  attribute: 'attribute',
  complexType: 'type',
  simpleType: 'type',
  group: 'group',
  attributeGroup: 'attributeGroup',
};

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly alternative?: boolean;
}
const ONCE: Bounds = {min: 1, max: 1, ordered: true};

const boundsOf = (element: Element): {min: number; max: number} => {
  const max = attribute(element, 'maxOccurs') ?? '1';
  return {min: Number(attribute(element, 'minOccurs') ?? '1'), max: max === 'unbounded' ? Infinity : Number(max)};
};

const times = (outer: Bounds, inner: {min: number; max: number}): Bounds => ({
  min: outer.min * inner.min,
  max: inner.max === 0 || outer.max === 0 ? 0 : outer.max * inner.max,
  ordered: outer.ordered,
  ...(outer.alternative && {alternative: true}),
});

const schemaOf = (element: Element): Element => element.ownerDocument.documentElement;
const targetOf = (element: Element): string => attribute(schemaOf(element), 'targetNamespace') ?? '';

function namespaceOf(element: Element, prefix: string): string {
  for (let node: Element | null = element; node; node = node.parentNode as Element | null) {
    const found = node.nodeType === 1 ? attribute(node, prefix ? `xmlns:${prefix}` : 'xmlns') : undefined;
    if (found !== undefined) return found;
  }
  return '';
}

/** An XML schema with all that it imports. */
export class Schema {
  private readonly globals = new Map<string, Element>();
  private readonly files = new Set<string>();
  private readonly known = new Map<Element, Particle[]>();
  private byName: Map<string, Element> | undefined;

  /** @param file path from documents/rules/schemas */
  constructor(file: string) {
    this.load(path.join('documents/rules/schemas', file));
  }

  private load(file: string, namespace?: string): void {
    if (this.files.has(file)) return;
    this.files.add(file);
    const root = readXml(file);
    const own = attribute(root, 'targetNamespace') ?? namespace ?? '';
    for (const child of childrenOf(root)) {
      const location = attribute(child, 'schemaLocation');
      if (location && !/^https?:/.test(location)) this.load(path.join(path.dirname(file), location), own);
      const kind = KINDS[child.localName];
      if (kind) this.globals.set(`${kind} ${own} ${attribute(child, 'name')}`, child);
    }
  }

  private named(kind: Kind, from: Element, written: string | undefined): Element | undefined {
    if (!written) return undefined;
    const [prefix, local] = written.includes(':') ? written.split(':') : ['', written];
    const namespace = namespaceOf(from, prefix ?? '') || targetOf(from);
    return this.globals.get(`${kind} ${namespace} ${local}`);
  }

  private typeOf(declaration: Element): Element | undefined {
    const [inline] = childrenOf(declaration, 'complexType');
    return inline ?? this.named('type', declaration, attribute(declaration, 'type'));
  }

  /** The element that a message begins with. @param name its local name */
  root(name: string, namespace: string): Element | undefined {
    return this.globals.get(`element ${namespace} ${name}`);
  }

  /** A global element in a place that takes any element, of the newest version where there are several; nothing where the schema takes none. @param name as pages write it */
  wildcard(parent: Element, name: string): Particle | undefined {
    const type = this.typeOf(parent);
    const [any] = type ? everyIn(type, 'any') : [];
    const found = (this.byName ??= this.newest()).get(name);
    return any && found ? {name, min: 0, max: boundsOf(any).max, ordered: false, declaration: found} : undefined;
  }

  /** The global elements by the names that pages give them, of the newest version where there are several. */
  private newest(): Map<string, Element> {
    const elements = [...this.globals.values()].filter(({localName}) => localName === 'element');
    return new Map(
      elements
        .sort((a, b) => targetOf(a).localeCompare(targetOf(b)))
        .map((each) => [prefixOf(targetOf(each)) + (attribute(each, 'name') ?? ''), each]),
    );
  }

  /** What an element can have: its elements in their order, then its attributes. */
  particles(declaration: Element): Particle[] {
    const known = this.known.get(declaration);
    if (known) return known;
    const type = this.typeOf(declaration);
    const found = type ? this.ofType(type) : [];
    this.known.set(declaration, found);
    return found;
  }

  private ofType(type: Element): Particle[] {
    const content = childrenOf(type, 'complexContent', 'simpleContent').flatMap((each) => childrenOf(each))[0];
    if (!content) return this.inside(type, ONCE);
    const base = this.named('type', content, attribute(content, 'base'));
    const inherited = base ? this.ofType(base) : [];
    const own = this.inside(content, ONCE);
    const isWhole = content.localName === 'restriction' && own.some(({name}) => !name.startsWith('@'));
    const kept = isWhole ? inherited.filter(({name}) => name.startsWith('@')) : inherited;
    return [...kept.filter(({name}) => !own.some((other) => other.name === name)), ...own];
  }

  private inside(parent: Element, bounds: Bounds): Particle[] {
    return childrenOf(parent).flatMap((child) => this.particle(child, bounds));
  }

  private particle(child: Element, outer: Bounds): Particle[] {
    switch (child.localName) {
      case 'sequence':
        return this.inside(child, times(outer, boundsOf(child)));
      case 'all':
        return this.inside(child, {...times(outer, boundsOf(child)), ordered: false});
      case 'choice':
        return this.inside(child, this.choice(child, outer));
      case 'group':
        return this.inside(this.named('group', child, attribute(child, 'ref')) ?? child, times(outer, boundsOf(child)));
      case 'attributeGroup':
        return this.inside(this.named('attributeGroup', child, attribute(child, 'ref')) ?? child, outer);
      case 'element':
        return this.element(child, times(outer, boundsOf(child)));
      case 'attribute':
        return this.attribute(child);
      default:
        return [];
    }
  }

  private choice(child: Element, outer: Bounds): Bounds {
    const bounds = times(outer, boundsOf(child));
    return {...bounds, min: 0, ordered: false, alternative: bounds.min > 0};
  }

  private element(child: Element, bounds: Bounds): Particle[] {
    const declaration = this.named('element', child, attribute(child, 'ref')) ?? child;
    const isQualified =
      declaration !== child ||
      (attribute(child, 'form') ?? attribute(schemaOf(child), 'elementFormDefault')) === 'qualified';
    const name = `${isQualified ? prefixOf(targetOf(declaration)) : ''}${attribute(declaration, 'name')}`;
    const fixed = attribute(declaration, 'fixed');
    return [{name, ...bounds, declaration, ...(fixed && {fixed})}];
  }

  private attribute(child: Element): Particle[] {
    const declaration = this.named('attribute', child, attribute(child, 'ref')) ?? child;
    const use = attribute(child, 'use') ?? 'optional';
    const fixed = attribute(child, 'fixed') ?? attribute(declaration, 'fixed');
    const bounds = {min: use === 'required' ? 1 : 0, max: use === 'prohibited' ? 0 : 1, ordered: false};
    return [{name: `@${attribute(declaration, 'name')}`, ...bounds, declaration, ...(fixed && {fixed})}];
  }
}

/** The elements of one message in its schema. */
export class SchemaTree {
  private readonly found = new Map<string, Particle | undefined>();

  /** @param name the root element, as pages write it after the first slash */
  constructor(
    private readonly schema: Schema,
    private readonly name: string,
    private readonly declaration: Element,
  ) {}

  /** What may be at a path: `/Invoice/cbc:ID/@schemeID`; nothing where the schema allows nothing. */
  at(path: string): Particle | undefined {
    if (path === `/${this.name}`)
      return {name: this.name, min: 1, max: 1, ordered: true, declaration: this.declaration};
    if (!path.includes('/', 1)) return undefined;
    if (!this.found.has(path)) this.found.set(path, this.look(path));
    return this.found.get(path);
  }

  private look(path: string): Particle | undefined {
    const cut = path.lastIndexOf('/');
    const name = path.slice(cut + 1);
    const parent = this.at(path.slice(0, cut));
    return (
      this.below(path.slice(0, cut)).find((each) => each.name === name) ??
      (parent && this.schema.wildcard(parent.declaration, name))
    );
  }

  /** What may be right below a path, in the order of the schema. */
  below(path: string): readonly Particle[] {
    const parent = this.at(path);
    return parent ? this.schema.particles(parent.declaration) : [];
  }
}
