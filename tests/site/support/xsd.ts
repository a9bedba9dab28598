import fs from 'node:fs';
import path from 'node:path';
import {DOMParser} from '@xmldom/xmldom';

const SCHEMAS = 'documents/rules/schemas';
const XSD = 'http://www.w3.org/2001/XMLSchema';
const DATA_TYPES = 'urn:oasis:names:specification:ubl:schema:xsd:UnqualifiedDataTypes-2';

const parsedFiles = new Map<string, Document>();

function documentOf(file: string): Document {
  const text = (): string => fs.readFileSync(path.join(SCHEMAS, file), 'utf8');
  const found = parsedFiles.get(file) ?? new DOMParser().parseFromString(text(), 'text/xml');
  parsedFiles.set(file, found);
  return found;
}

const globals = new Map<Element, ReadonlyMap<string, Element>>();

/** The global declarations of a schema, by their kind and name. */
function globalsOf(schema: Element): ReadonlyMap<string, Element> {
  const declared = (): [string, Element][] =>
    Array.from(schema.childNodes)
      .filter((node): node is Element => node.nodeType === node.ELEMENT_NODE)
      .map((element) => [`${element.localName} ${element.getAttribute('name')}`, element]);
  const found = globals.get(schema) ?? new Map(declared());
  globals.set(schema, found);
  return found;
}

const listed = (parent: Element, kind: string): Element[] => Array.from(parent.getElementsByTagNameNS(XSD, kind));

/** The schema type in which a declaration is written; nothing for a global one. */
function typeAround(node: Element): Element | undefined {
  for (let each = node.parentNode as Element | null; each; each = each.parentNode as Element | null) {
    if (each.localName === 'complexType') return each;
  }
  return undefined;
}

/** Official XML schemas, read by namespaces and not by the reader of the site. */
export class Schemas {
  private readonly roots: readonly Element[];

  constructor(files: readonly string[]) {
    this.roots = files.map((file) => documentOf(file).documentElement);
  }

  /** A global declaration. @param name with the prefix that it has at `from` */
  private global(kind: string, name: string, from: Element): Element | undefined {
    const [local = '', prefix = null] = name.split(':').reverse();
    const namespace = from.lookupNamespaceURI(prefix ?? '') ?? from.lookupNamespaceURI(null);
    const schema = this.roots.find((root) => root.getAttribute('targetNamespace') === namespace);
    return schema && globalsOf(schema).get(`${kind} ${local}`);
  }

  /** A global element of the first schema. */
  root(name: string): Element {
    const [first] = this.roots;
    const found = first && globalsOf(first).get(`element ${name}`);
    if (!found) throw new Error(name);
    return found;
  }

  private typeOf(element: Element): Element | undefined {
    const ref = element.getAttribute('ref');
    const declared = ref ? this.global('element', ref, element) : element;
    const own = declared && listed(declared, 'complexType')[0];
    const name = declared?.getAttribute('type');
    return own ?? (declared && name ? this.global('complexType', name, declared) : undefined);
  }

  private baseOf(type: Element): {readonly kind: string; readonly type?: Element} | undefined {
    const [derived] = [...listed(type, 'extension'), ...listed(type, 'restriction')].filter(
      (each) => typeAround(each) === type,
    );
    return (
      derived && {
        kind: derived.localName,
        type: this.global('complexType', derived.getAttribute('base') ?? '', derived),
      }
    );
  }

  private declaredIn(type: Element | undefined, kind: 'element' | 'attribute'): Element[] {
    if (!type) return [];
    const own = listed(type, kind).filter((each) => typeAround(each) === type);
    const base = this.baseOf(type);
    const inherited = kind === 'attribute' || base?.kind === 'extension' ? this.declaredIn(base?.type, kind) : [];
    const names = new Set(own.map((each) => each.getAttribute('name')));
    return [...inherited.filter((each) => kind === 'element' || !names.has(each.getAttribute('name'))), ...own];
  }

  /** The declarations of the elements in one, in their order. */
  elementsIn(element: Element): Element[] {
    return this.declaredIn(this.typeOf(element), 'element');
  }

  /** The declaration of an attribute of an element. */
  attributeOf(element: Element, name: string): Element | undefined {
    return this.declaredIn(this.typeOf(element), 'attribute').find((each) => each.getAttribute('name') === name);
  }

  /** The name of the data type of UBL that an element has: `QuantityType`. */
  dataTypeOf(element: Element): string | undefined {
    for (let type = this.typeOf(element); type; type = this.baseOf(type)?.type) {
      const schema = type.ownerDocument.documentElement;
      if (schema.getAttribute('targetNamespace') === DATA_TYPES) return type.getAttribute('name') ?? undefined;
    }
    return undefined;
  }
}

/** The local name of a declared element or of one that is referred to. */
export const localNameOf = (element: Element): string =>
  (element.getAttribute('name') || element.getAttribute('ref') || '').replace(/^\w+:/, '');

/** How often a declaration allows its element or attribute. */
export function occursOf(declaration: Element): string {
  if (declaration.localName === 'attribute') return declaration.getAttribute('use') === 'required' ? '1..1' : '0..1';
  const most = declaration.getAttribute('maxOccurs') || '1';
  return `${declaration.getAttribute('minOccurs') || '1'}..${most === 'unbounded' ? 'n' : most}`;
}
