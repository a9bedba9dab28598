import {dateText} from '../formats/words';
import type {TreeElement} from '../structure/tree';
import {pathOf, type XmlElement} from '../xml/element';

export interface Texts {
  /** The elements and attributes of the tree, by their paths. */
  readonly tree: ReadonlyMap<string, TreeElement>;
  /** The name of a code of an element or attribute; nothing for a code without a name. */
  readonly nameOf: (element: TreeElement, code: string) => string | undefined;
  /** The currency of the document, which amounts don't repeat. */
  readonly currency?: string;
}

/** Attributes that aren't content: namespaces, those of XML Schema, and the format of a date. */
const isContent = (name: string): boolean => !/^xmlns\b|^xsi:|^format$/.test(name);

/** The attributes of an element that are content. */
export const attributesOf = ({attributes}: XmlElement): [name: string, value: string][] =>
  Object.entries(attributes).filter(([name]) => isContent(name));

const coded = (code: string, name: string | undefined): string => (name && name !== code ? `${name} (${code})` : code);

const grouped = (text: string): string => text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));

/** A time without its seconds where they are 0. */
const hours = (time: string): string => time.replace(/^(\d\d:\d\d):00(?=\D|$)/, '$1');

/** The size of a file that a document contains as Base64. */
function sizeText(base64: string): string {
  const {length} = Buffer.from(base64, 'base64');
  return length < 1024 ? `${length} bytes` : `${(length / 1024).toFixed(1)} kB`;
}

/** The text of an element or attribute: a date in words, a code with its name, an amount with commas; of an embedded file the size. */
export function plainText(text: string, element: TreeElement | undefined, {nameOf}: Texts): string {
  const {name = '', type = ''} = element ?? {};
  if (type === 'Binary object') return sizeText(text);
  if (/^\d{8}$/.test(text) && type === 'Date') return dateText(text.replace(/(....)(..)(..)/, '$1-$2-$3'));
  if (/^\d{4}-\d\d-\d\d(?:T|$)/.test(text))
    return [dateText(text.slice(0, 10)), ...text.split('T').slice(1).map(hours)].join(', ');
  if (type === 'Time' || name.endsWith('Time')) return hours(text);
  if (name.endsWith('ChargeIndicator')) return text === 'true' ? 'Charge (true)' : 'Allowance (false)';
  if (/amount$/i.test(name) || type.endsWith('amount')) return grouped(text);
  if (type === 'Percentage') return `${text}%`;
  return coded(text, element && nameOf(element, text));
}

/** The text of an element with its attributes: `10 piece (H87)`, `USD 50.00`, `85912046 (scheme 0106, NL:KVK)`. */
export function wholeText(element: XmlElement, texts: Texts): string {
  const path = pathOf(element);
  let text = plainText(element.text.trim(), texts.tree.get(path), texts);
  const notes: string[] = [];
  for (const [name, value] of attributesOf(element)) {
    const attribute = texts.tree.get(`${path}/@${name}`);
    const known = attribute && texts.nameOf(attribute, value);
    if (name === 'unitCode') text += ` ${coded(value, known)}`;
    else if (name.startsWith('currency')) text = value === texts.currency ? text : `${value} ${text}`;
    else if (name !== 'schemeID') notes.push(coded(value, known));
    // A scheme without a list only tells elements of one name apart, as their labels do.
    else if (attribute?.lists.length) notes.push(`scheme ${value}`, ...(known ? [known] : []));
  }
  return notes.length > 0 ? `${text} (${notes.join(', ')})` : text;
}
