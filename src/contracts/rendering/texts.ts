import {dateText} from '../formats/words';
import type {XmlElement} from '../xml/element';
import {pathOf} from '../xml/walk';
import type {ReadingElement} from './data';

export interface Texts {
  /** The elements and attributes of the tree, by their paths. */
  readonly tree: ReadonlyMap<string, ReadingElement>;
  /** The name of a code of an element or attribute; nothing for a code without a name. */
  readonly nameOf: (element: ReadingElement, code: string) => string | undefined;
  /** The currency of the document, which amounts don't repeat. */
  readonly currency?: string;
}

/** Attributes that aren't content: namespaces, those of XML Schema, and the format of a date. */
const isContent = (name: string): boolean => !/^xmlns\b|^xsi:|^format$/.test(name);

/** The attributes of an element that are content. */
export const attributesOf = ({attributes}: XmlElement): [name: string, value: string][] =>
  Object.entries(attributes).filter(([name]) => isContent(name));

const coded = (code: string, name: string | undefined): string => (name && name !== code ? `${name} (${code})` : code);

/** A number with commas between its thousands. */
const grouped = (text: string): string =>
  text.replace(/^(-?)(\d+)/, (_whole, sign: string, digits: string) => {
    const first = digits.length % 3;
    return sign + [digits.slice(0, first), ...(digits.slice(first).match(/.{3}/g) ?? [])].filter(Boolean).join(',');
  });

/** A time without its seconds where they are 0. */
const hours = (time: string): string => time.replace(/^(\d\d:\d\d):00(?=\D|$)/, '$1');

/** Whether there is such a day: not 30 February. */
function isDay(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** `2026-08-17` in words; a date that doesn't exist stays. */
const dayText = (date: string): string => (isDay(date) ? dateText(date) : date);

/** The size of a file that a document contains as Base64: three bytes for each four letters. */
export function sizeText(base64: string): string {
  const bytes = Math.floor((base64.replace(/[\s=]+/g, '').length * 3) / 4);
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} kB`;
}

/** The text of an element or attribute: a date in words, a code with its name, an amount with commas; of an embedded file the size. */
export function plainText(text: string, element: ReadingElement | undefined, {nameOf}: Texts): string {
  const {path = '', type = ''} = element ?? {};
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (type === 'Binary object') return sizeText(text);
  if (/^\d{8}$/.test(text) && type === 'Date') return dayText(text.replace(/(....)(..)(..)/, '$1-$2-$3'));
  if (/^\d{4}-\d\d-\d\d(?:T|$)/.test(text))
    return [dayText(text.slice(0, 10)), ...text.split('T').slice(1).map(hours)].join(', ');
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
    else if (attribute?.isListed) notes.push(`scheme ${value}`, ...(known ? [known] : []));
  }
  return notes.length > 0 ? `${text} (${notes.join(', ')})` : text;
}
