import type {XmlElement} from '../../../contracts/xml/element';

/** A longer message is not worth the time. */
const MOST = 10_000;

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Every text and every value of an attribute below an element, each once. */
function valuesOf(root: XmlElement): Set<string> {
  const values = new Set<string>();
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    for (const piece of [element.text, ...element.content]) if (typeof piece === 'string') values.add(collapsed(piece));
    for (const value of Object.values(element.attributes)) values.add(collapsed(value));
    waiting.push(...element.children);
  }
  values.delete('');
  return values;
}

const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** A text with `…` for a value. One of up to three characters must be a word of its own. */
function without(text: string, value: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
    const isPart = value.length <= 3 && (isWord(text[at - 1]) || isWord(text[at + value.length]));
    if (isPart) continue;
    pieces.push(text.slice(from, at));
    from = at + value.length;
  }
  return [...pieces, text.slice(from)].join('…');
}

/** Numbers, dates and times that are words of their own, and what is in quotation marks or brackets and has a replaced part. */
const NUMBER = /(?<![\p{L}\p{N}_-])[-+]?\d(?:[\d.,:/-]*\d)?(?![\p{L}\p{N}])/gu;
const QUOTED =
  /(["'\u201C\u201D\u2018’])[^"'\u201C\u201D\u2018’]*…[^"'\u201C\u201D\u2018’]*\1|[([][^()[\]]*…[^()[\]]*[)\]]/g;

/**
 * A message without the values of a document: each text and attribute of it that occurs in the message is `…`, and so is each number, since it may be
 * computed from values. A message that is too long to search becomes undefined.
 */
export function masked(message: string, root: XmlElement): string | undefined {
  if (message.length > MOST) return undefined;
  const said = collapsed(message);
  const inside = [...valuesOf(root)].filter((value) => said.includes(value)).sort((a, b) => b.length - a.length);
  return inside
    .reduce(without, said)
    .replace(NUMBER, '…')
    .replace(QUOTED, '…')
    .replace(/…(?:\s*…)+/g, '…');
}
