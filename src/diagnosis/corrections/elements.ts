import {textOf, type Written} from '../../conversion/xml';
import {prefixOf} from '../schemaWords/names';
import type {SourceDocument} from '../source/document';
import type {Edit, SourceElement} from '../source/model';
import type {Knowledge} from './knowledge';
import {knownOf} from './setting';

/** Where the blanks before a place begin: its line break with what it is indented by. */
function gapStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && /\s/.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** The blanks before an element, with one line break at most. */
const gapBefore = (text: string, at: number): string =>
  text.slice(gapStart(text, at), at).replace(/^[^]*?(\r?\n[^\n]*)$/, '$1');

/** The name of an element in its tag. */
const tagOf = (text: string, {start}: SourceElement): string =>
  /^[^\s/>]+/.exec(text.slice(start + 1, start + 201))?.[0] ?? '';

/** The element that would be empty without one, or that one itself. The root stays. */
export function outermost(element: SourceElement): SourceElement {
  const {parent} = element;
  const isAlone = parent?.parent && parent.children.length === 1 && parent.text === '';
  return parent && isAlone ? outermost(parent) : element;
}

/** Removes an element with its line, and the elements around it that would be empty then. */
export function removal({text}: Pick<SourceDocument, 'text'>, element: SourceElement): Edit {
  const {start, end} = outermost(element);
  return {start: gapStart(text, start), end, text: ''};
}

/** Removes an attribute with the blank before it. */
export const attributeRemoval = ({text}: SourceDocument, {start, end}: {start: number; end: number}): Edit => ({
  start: gapStart(text, start),
  end,
  text: '',
});

/** An element with the prefixes that the document uses at a place, and declarations of the namespaces that it doesn't have there. */
function inDocument(written: Written, at: SourceElement, {namespaces}: Pick<Knowledge, 'namespaces'>): Written {
  const [, known = '', local = written.name] = /^(?:(.*?):)?(.*)$/.exec(written.name) ?? [];
  const uri = namespaces[known] ?? at.namespace;
  const prefix = prefixOf(uri, at);
  const name = prefix === undefined ? written.name : prefix ? `${prefix}:${local}` : local;
  const declared: [string, string][] = prefix === undefined ? [[known ? `xmlns:${known}` : 'xmlns', uri]] : [];
  const {content} = written;
  return {
    name,
    attributes: [...declared, ...written.attributes],
    content: typeof content === 'string' ? content : content.map((child) => inDocument(child, at, {namespaces})),
  };
}

/** An element as text behind its gap. A document in one line stays so. */
function textBehind(gap: string, written: Written): string {
  const isInLines = gap.includes('\n');
  const lines = textOf(written, isInLines ? gap.replace(/^.*\n/s, '') : ' ').trim();
  const text = isInLines ? lines : lines.replace(/>\n\s*</g, '><');
  return `${gap}${gap.includes('\r') ? text.replaceAll('\n', '\r\n') : text}`;
}

/** The first child that is behind a name in the order of the schema. */
function nextOf(parent: SourceElement, name: string, knowledge: Knowledge): SourceElement | undefined {
  const {children: order = []} = knownOf(parent, knowledge);
  const rank = order.indexOf(name);
  return rank < 0 ? undefined : parent.children.find((child) => order.indexOf(child.name) > rank);
}

/** Adds an element to another, in its place in the order of the schema. @param written with the prefixes of the site */
export function insertion({text}: SourceDocument, parent: SourceElement, written: Written, knowledge: Knowledge): Edit {
  const own = inDocument(written, parent, knowledge);
  const next = nextOf(parent, written.name, knowledge);
  const last = parent.children.at(-1);
  if (next) {
    const at = gapStart(text, next.start);
    return {start: at, end: at, text: textBehind(gapBefore(text, next.start), own)};
  }
  if (last) return {start: last.end, end: last.end, text: textBehind(gapBefore(text, last.start), own)};
  const around = gapBefore(text, parent.start);
  const inner = textBehind(around.includes('\n') ? `${around}  ` : around, own);
  if (parent.inside.start < parent.end) return {...parent.inside, text: `${inner}${around}`};
  const tag = text.slice(parent.start, parent.end).replace(/\s*\/>$/, '>');
  return {start: parent.start, end: parent.end, text: `${tag}${inner}${around}</${tagOf(text, parent)}>`};
}

/** Adds an attribute to an element, behind those that it has. @param value with quotation marks escaped */
export function attributeInsertion({text}: SourceDocument, element: SourceElement, name: string, value: string): Edit {
  const last = element.written.at(-1);
  const at = last ? last.end : element.start + 1 + tagOf(text, element).length;
  return {start: at, end: at, text: ` ${name}="${value}"`};
}
