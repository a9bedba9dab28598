/** An element to be written. */
export interface Written {
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly content: string | readonly Written[];
  /** It says nothing of the document: without other content, the element around it isn't written. */
  readonly isFiller?: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const inText = (text: string): string => text.replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);

const inAttribute = (text: string): string =>
  text.replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign).replace(/[\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An element as text, in lines that are indented by two spaces a level; the namespaces of the root have lines of their own. */
export function textOf({name, attributes, content}: Written, indent = ''): string {
  const written = attributes.map(([key, value]) => `${key}="${inAttribute(value)}"`);
  const open = `${indent}<${[name, written.join(indent ? ' ' : '\n  ')].filter(Boolean).join(' ')}`;
  if (content.length === 0) return `${open}/>\n`;
  if (typeof content === 'string') return `${open}>${inText(content)}</${name}>\n`;
  return `${open}>\n${content.map((child) => textOf(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** The prefixes of an element and those below it. */
export function prefixesIn({name, content}: Written): Set<string> {
  const below = typeof content === 'string' ? [] : content.flatMap((child) => [...prefixesIn(child)]);
  return new Set([name.includes(':') ? (name.split(':')[0] ?? '') : '', ...below]);
}
