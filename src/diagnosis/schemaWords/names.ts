import type {SourceElement} from '../source/model';

/** What is known of the place of a message of the schema. */
export interface SchemaPlace {
  /** The element that the message points at; nothing where the document has none there. */
  readonly element: SourceElement | undefined;
  /** The name of an element for readers, `Invoice number`; undefined where the site has none. */
  readonly labelOf: (element: SourceElement) => string | undefined;
  /** The children of the element around it in the order of the schema, by the names of the site: `cbc:ID`. */
  readonly order?: readonly string[];
}

/** A longer value is cut off: a sentence is for reading. */
const LONGEST = 140;
/** Signs that would be invisible or would change the text around them: controls, and marks of direction. */
const INVISIBLE = /[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** A value of the document as a sentence shows it: one line, cut off where it is long. */
export function shown(value: string): string {
  const line = value.slice(0, LONGEST + 1).replace(INVISIBLE, '\uFFFD');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

const declared = new WeakMap<SourceElement, readonly (readonly [prefix: string, namespace: string])[]>();

/** The namespaces that an element declares, by prefix. It is asked for each message, and an element can have thousands of attributes. */
function declaredAt(element: SourceElement): readonly (readonly [prefix: string, namespace: string])[] {
  const known = declared.get(element);
  if (known) return known;
  const own = Object.entries(element.attributes).flatMap(([name, uri]) => {
    const [, prefix = ''] = /^xmlns(?::(.+))?$/.exec(name) ?? [];
    return name === 'xmlns' || prefix ? [[prefix, uri] as const] : [];
  });
  declared.set(element, own);
  return own;
}

/** The prefix by which the document calls a namespace at an element; '' for the default namespace, undefined where none is declared. */
export function prefixOf(namespace: string, element: SourceElement | undefined): string | undefined {
  const hidden = new Set<string>();
  for (let at = element; at; at = at.parent) {
    for (const [prefix, uri] of declaredAt(at)) {
      if (uri === namespace && !hidden.has(prefix)) return prefix;
      hidden.add(prefix);
    }
  }
  return undefined;
}

/** `{namespace}DueDate` as the document writes it: `cbc:DueDate`; `##other…` in words. */
export function nameIn(written: string, element: SourceElement | undefined): string {
  if (written.startsWith('##')) return 'an element of another namespace';
  const [, namespace = '', local = written] = /^\{([^}]*)\}(.*)$/.exec(written) ?? [];
  if (local === '*') return 'an element of another namespace';
  const prefix = prefixOf(namespace, element);
  return prefix ? `${prefix}:${local}` : local;
}

/** The name of an element as the document writes it. */
export const writtenName = (element: SourceElement): string =>
  nameIn(`{${element.namespace}}${element.local}`, element);

/** An element of the document with its name for readers: `cbc:DueDate (Payment due date)`. */
export function called(written: string, {element, labelOf}: SchemaPlace): string {
  const name = nameIn(written, element);
  const isOwn = element && written === `{${element.namespace}}${element.local}`;
  const label = isOwn ? labelOf(element) : undefined;
  return label ? `${name} (${label})` : name;
}
