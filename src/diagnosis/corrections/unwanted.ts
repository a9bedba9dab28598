import type {Correction} from '../model';
import {pathOf} from '../../contracts/xml/walk';
import {shown, writtenName} from '../schemaWords/names';
import type {SourceElement} from '../source/model';
import {attributeRemoval, outermost, removal} from './elements';
import {knownOf, withDescendants, type Setting} from './setting';

/** Of a name that a message has, the document may have many elements. */
const MOST = 3;

const isEmpty = ({text, children}: SourceElement): boolean => text === '' && children.length === 0;

/** What is removed, with its value if it is one. */
function withoutElement(element: SourceElement, {document}: Setting, what = ''): Correction {
  const whole = outermost(element);
  const value = whole.children.length === 0 && whole.text !== '' ? ` with the value '${shown(whole.text)}'` : '';
  return {text: `Remove ${what}${writtenName(whole)}${value}.`, edits: [removal(document, element)]};
}

/** Elements without content, at the finding and in it. */
export function empty(setting: Setting): Correction[] {
  const found = withDescendants(setting.element).filter((each) => each.parent && isEmpty(each));
  return found.slice(0, MOST).map((each) => withoutElement(each, setting, 'the empty element '));
}

/** Attributes without a value, and those that the format doesn't have at an element. */
export function attributes(setting: Setting): Correction[] {
  const {element, document, knowledge} = setting;
  const {attributes: known = []} = knownOf(element, knowledge);
  const unwanted = element.written.filter(
    ({name, value}) => !/^(?:xmlns|xsi|xml)(?::|$)/.test(name) && (!known.includes(name) || value.start === value.end),
  );
  return unwanted.map((attribute) => ({
    text: `Remove the attribute ${attribute.name} from ${writtenName(element)}.`,
    edits: [attributeRemoval(document, attribute)],
  }));
}

/** A message that says of an element that it must not be there. */
const NOT =
  /\bnot\b[^.]*\b(?:include|included|expected|allowed|used|recommended|contain|present|provided|occur|have)\b|\bat most once\b|\bmaximum once\b|\bno more than one\b/i;

/** The paths in a message: `cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:Name`. */
const pathsIn = (message: string): string[] =>
  Array.from(message.matchAll(/\b(?:\w+:\w+\/)+\w+:\w+/g), ([path]) => path);

/** Elements that the format doesn't have, or that a message forbids. A group that the format has stays: it is more than one value. */
export function unwanted(setting: Setting): Correction[] {
  const {element, finding, knowledge} = setting;
  const isKnown = (each: SourceElement): boolean =>
    each.parent === undefined || (knownOf(each.parent, knowledge).children?.includes(each.name) ?? false);
  const isForbidding = NOT.test(finding.message);
  const paths = isForbidding ? pathsIn(finding.message) : [];
  const below = withDescendants(element).slice(1);
  const isMeant = (each: SourceElement): boolean =>
    finding.message.includes(each.local) || (isForbidding && each.parent === element);
  const unknown = below.filter((each) => !isKnown(each) && isMeant(each));
  const named = below.filter((each) => paths.some((path) => `/${pathOf(each)}`.endsWith(`/${path}`)));
  const own = element.parent && (!isKnown(element) || (isForbidding && element.children.length === 0)) ? [element] : [];
  return [...unknown.slice(0, MOST), ...own, ...named.slice(0, MOST)].map((each) => withoutElement(each, setting));
}
