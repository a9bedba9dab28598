import type {SourceAttribute, SourceElement} from './model';

/** Comments, CDATA sections, processing instructions, and tags. A value in quotation marks may contain `>`. */
const MARKUP =
  /<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<\?[^]*?\?>|<(\/?)([^\s/>!?]+)((?:[^"'>]|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:#(\d+)|#x([\da-fA-F]+)|(lt|gt|amp|quot|apos));/g;
const NAMED: Readonly<Record<string, string>> = {lt: '<', gt: '>', amp: '&', quot: '"', apos: "'"};
const XML = 'http://www.w3.org/XML/1998/namespace';

type Draft = {-readonly [Key in keyof SourceElement]: SourceElement[Key]} & {
  children: SourceElement[];
  content: (string | SourceElement)[];
  attributes: Record<string, string>;
};

function character(decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined): string {
  if (name) return NAMED[name] ?? '';
  return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16));
}

/** A text without entities. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (_whole, decimal?: string, hexadecimal?: string, name?: string) =>
        character(decimal, hexadecimal, name),
      )
    : text;

/** The name of an element by which the site knows it; undefined for a namespace that it doesn't know. */
function nameIn(prefixes: Readonly<Record<string, string>>, namespace: string, local: string): string | undefined {
  if (!Object.hasOwn(prefixes, namespace)) return undefined;
  const prefix = prefixes[namespace];
  return prefix ? `${prefix}:${local}` : local;
}

type Scope = ReadonlyMap<string, string>;

function attributesIn(tag: string, offset: number): {written: SourceAttribute[]; attributes: Record<string, string>} {
  const written: SourceAttribute[] = [];
  const attributes: Record<string, string> = {};
  for (const found of tag.matchAll(ATTRIBUTE)) {
    const [whole, name = '', double, single] = found;
    const value = double ?? single ?? '';
    const start = offset + found.index;
    const end = start + whole.length;
    written.push({name, start, end, value: {start: end - 1 - value.length, end: end - 1}});
    attributes[name] = decoded(value);
  }
  return {written, attributes};
}

/** The namespaces that are in scope below an element with these attributes. */
function scopeWith(scope: Scope, attributes: Readonly<Record<string, string>>): Scope {
  const declared = Object.entries(attributes).filter(([name]) => /^xmlns(?::|$)/.test(name));
  return declared.length === 0
    ? scope
    : new Map([...scope, ...declared.map(([name, uri]) => [name.slice(6), uri] as const)]);
}

/**
 * The elements of a document with their places in its text.
 * @param text well-formed, without a document type declaration: a parser has read it before
 * @param prefixes the prefixes under which the site knows namespaces, such as `cbc`, by namespace. The default namespace of the root has none.
 * @throws Error for a text without an element
 */
export function scan(text: string, prefixes: Readonly<Record<string, string>> = {}): SourceElement {
  let root: Draft | undefined;
  let open: {element: Draft; scope: Scope} | undefined;
  const around: NonNullable<typeof open>[] = [];
  let line = 0;
  /** The first line break behind what was counted. */
  let lineBreak = text.indexOf('\n');
  let last = 0;

  function lineAt(index: number): number {
    while (lineBreak >= 0 && lineBreak < index) {
      line += 1;
      lineBreak = text.indexOf('\n', lineBreak + 1);
    }
    return line;
  }

  function addText(piece: string): void {
    if (!open || piece === '') return;
    open.element.content.push(piece);
    open.element.text += piece.trim();
  }

  function begin(tag: string, rest: string, start: number, end: number): NonNullable<typeof open> {
    const {written, attributes} = attributesIn(rest, start + 1 + tag.length);
    const scope = scopeWith(open?.scope ?? new Map([['xml', XML]]), attributes);
    const [, prefix = '', local = tag] = /^([^:]+):(.+)$/.exec(tag) ?? [];
    const namespace = scope.get(prefix) ?? '';
    const parent = open?.element;
    const isOfRoot = root === undefined || namespace === root.namespace;
    const name = nameIn(prefixes, namespace, local) ?? (isOfRoot ? local : tag);
    const inside = {start: end, end};
    const element: Draft = {
      name,
      local,
      namespace,
      attributes,
      written,
      text: '',
      children: [],
      content: [],
      line: lineAt(start),
      start,
      end,
      inside,
      ...(parent && {parent}),
    };
    open?.element.children.push(element);
    open?.element.content.push(element);
    root ??= element;
    return {element, scope};
  }

  for (const found of text.matchAll(MARKUP)) {
    const [whole, data, closing, tag, rest = '', empty] = found;
    const end = found.index + whole.length;
    addText(decoded(text.slice(last, found.index)));
    last = end;
    if (data !== undefined) addText(data);
    if (tag === undefined) continue;
    if (closing) {
      if (open) Object.assign(open.element, {end, inside: {start: open.element.inside.start, end: found.index}});
      open = around.pop();
      continue;
    }
    const begun = begin(tag, rest, found.index, end);
    if (empty) continue;
    if (open) around.push(open);
    open = begun;
  }
  if (!root) throw new Error('The text has no element');
  return root;
}
