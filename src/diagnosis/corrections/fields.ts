import {escaped} from '../source/edits';
import type {Edit, SourceElement, Span} from '../source/model';
import type {Correction} from '../model';
import {shown, writtenName} from '../schemaWords/names';
import type {KnownElement} from './knowledge';
import {knownOf, namesIn, termsIn, withDescendants, type Setting} from './setting';

/** A value of the document: the text of an element, or of one of its attributes. */
export interface Field {
  readonly element: SourceElement;
  /** `schemeID`; nothing for the text of the element. */
  readonly attribute?: string;
  /** As it is, without entities, with the blanks around it. */
  readonly value: string;
  readonly span: Span;
  readonly known: KnownElement;
}

/** More values around a finding are not looked at: a rule about the whole of a large document would try them all. */
const MOST = 200;

/** A text of an element without elements; an empty element without an end tag has no place for one. */
function textField(element: SourceElement, setting: Setting): Field[] {
  const {inside, end} = element;
  if (element.children.length > 0 || inside.start === end) return [];
  const value = element.content.map((piece) => (typeof piece === 'string' ? piece : '')).join('');
  return [{element, value, span: inside, known: knownOf(element, setting.knowledge)}];
}

const attributeFields = (element: SourceElement, {knowledge}: Setting): Field[] =>
  element.written
    .filter(({name}) => !/^xmlns(?::|$)/.test(name))
    .map(({name, value}) => ({
      ...{element, attribute: name, value: element.attributes[name] ?? ''},
      ...{span: value, known: knownOf(element, knowledge, name)},
    }));

/** In a group of no more elements, all are looked at. */
const SMALL = 30;

/** The value of an element, and those of its attributes. */
export const fieldsOf = (element: SourceElement, setting: Setting): Field[] => [
  ...textField(element, setting),
  ...attributeFields(element, setting),
];

/** How near an element is to what a finding is about: 0 is what it points at. */
function distanceOf(
  each: SourceElement,
  setting: Setting,
  terms: readonly string[],
  names: ReadonlySet<string>,
): number {
  if (each === setting.element) return 0;
  if (setting.document.termsOf(each).some((term) => terms.includes(term))) return 1;
  if (names.has(each.local)) return 2;
  return each.parent === setting.element ? 3 : 4;
}

/** Elements anywhere that have a term of a message, or could have it with another attribute. */
function withTerms(terms: readonly string[], {document, knowledge}: Setting): SourceElement[] {
  if (terms.length === 0) return [];
  const isMeant = (each: SourceElement): boolean =>
    document.termsOf(each).some((term) => terms.includes(term)) ||
    (knownOf(each, knowledge).terms ?? []).some((term) => terms.includes(term));
  return withDescendants(document.root).filter(isMeant);
}

/** The values that a finding can be about: of its element, of those in it whose terms or names its message has, of the others in it, and of those elsewhere with a term that it has. */
export function fieldsAround(setting: Setting): Field[] {
  const {element, finding} = setting;
  const terms = termsIn(finding.message);
  const names = namesIn(finding.message);
  const placed = withDescendants(element).map((each) => ({each, distance: distanceOf(each, setting, terms, names)}));
  const near = placed.filter(({distance}) => distance < 4 || placed.length <= SMALL);
  near.sort((a, b) => a.distance - b.distance);
  const elements = new Set([...near.slice(0, MOST).map(({each}) => each), ...withTerms(terms, setting).slice(0, MOST)]);
  const fields = [...elements].flatMap((each) => fieldsOf(each, setting));
  const attribute = /\/@(?:[^/:]+:)?([^/:]+)$/.exec(finding.location)?.[1];
  return attribute === undefined ? fields : fields.filter((field) => field.attribute?.endsWith(attribute));
}

/** The name of an element or attribute for readers: `cbc:IssueDate (Invoice issue date)`, 'the currencyID of cbc:Amount'. */
function nameOf({element, attribute}: Pick<Field, 'element' | 'attribute'>, {document}: Setting): string {
  const label = document.labelOf(element);
  const name = writtenName(element);
  if (attribute !== undefined) return `the ${attribute} of ${name}`;
  return label ? `${name} (${label})` : name;
}

/** A field with another value. */
export const editOf = ({span: {start, end}}: Field, value: string): Edit => ({start, end, text: escaped(value)});

/** A sentence and a change that give a field another value. */
export const changed = (field: Field, value: string, setting: Setting): Correction => ({
  text: `Change ${nameOf(field, setting)} from '${shown(field.value)}' to '${shown(value)}'.`,
  edits: [editOf(field, value)],
});
