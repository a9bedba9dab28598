import {inlineMarkdownToHtml} from '../markdown';
import type {Constraint, EnumValue, Field} from '../model';
import {localName, type XmlElement} from '../xml/element';

/** A named type of the schema: one with elements, or one that restricts a text or a number. */
export interface SoapType {
  readonly name: string;
  readonly descriptionHtml: string;
  /** The elements in their order; none for a simple type. */
  readonly fields: readonly Field[];
  /** What a simple type restricts, such as `string`. */
  readonly base?: string;
  readonly constraints: readonly Constraint[];
  readonly values: readonly EnumValue[];
}

/** The children of an element with one of the local names. */
export const childrenOf = (element: XmlElement | undefined, ...names: readonly string[]): XmlElement[] =>
  element?.children.filter(({name}) => names.includes(localName(name))) ?? [];

/** The first element at the end of a path of local names, such as `types/schema`. */
export const descendantAt = (element: XmlElement, path: string): XmlElement | undefined =>
  path.split('/').reduce<XmlElement | undefined>((parent, name) => childrenOf(parent, name)[0], element);

/** Names of several words, ids and codes as the documentation of the WSDL writes them: GetParty, XCNL100014, TPL-4101, NL:KVK:86044175. */
const CODES =
  /\b(?:(?:[A-Z][a-z]+){2,}[A-Za-z]*|PSBPartyId|Reciever|[A-Z]{1,4}\d{6,}|TPL-\d{4}(?:-\w+)?|[A-Z]{2}:[A-Z]+:\w+|DEFAULT_ERROR_CODE999)\b/g;

/** Words that look like a name and are none. */
const WORDS = new Set(['SOAPAction']);

/** A text of a WSDL as HTML. It has no markup, so names and codes are recognised by their form. */
export const proseHtml = (text: string): string =>
  inlineMarkdownToHtml(text.replace(CODES, (code) => (WORDS.has(code) ? code : `\`${code}\``)));

/** The documentation of an element, in one line. @throws Error for an element that has none */
export function documentationOf(element: XmlElement, path = 'annotation/documentation'): string {
  const text = descendantAt(element, path)?.text;
  if (!text)
    throw new Error(`<${localName(element.name)} name="${element.attributes.name ?? ''}"> has no documentation`);
  return text.replace(/\s+/g, ' ');
}

const facet = (restriction: XmlElement, name: string): string | undefined =>
  childrenOf(restriction, name)[0]?.attributes.value;

function constraintsOf(restriction: XmlElement): Constraint[] {
  const range = (low: string | undefined, high: string | undefined, unit: string): Constraint[] =>
    low !== undefined && high !== undefined ? [{text: `${low} to ${high}${unit}`}] : [];
  return [
    ...range(facet(restriction, 'minLength'), facet(restriction, 'maxLength'), ' characters'),
    ...range(facet(restriction, 'minInclusive'), facet(restriction, 'maxInclusive'), ''),
    ...childrenOf(restriction, 'pattern').map(({attributes}) => ({text: 'pattern', code: attributes.value ?? ''})),
  ];
}

const valuesOf = (restriction: XmlElement): EnumValue[] =>
  childrenOf(restriction, 'enumeration').map((value) => ({
    value: value.attributes.value ?? '',
    descriptionHtml: proseHtml(documentationOf(value)),
  }));

/** A simple type of the schema. */
export function simpleTypeOf(element: XmlElement): SoapType {
  const restriction = descendantAt(element, 'restriction');
  if (!restriction) throw new Error(`simple type '${element.attributes.name}' restricts nothing`);
  return {
    name: element.attributes.name ?? '',
    descriptionHtml: proseHtml(documentationOf(element)),
    fields: [],
    base: localName(restriction.attributes.base ?? ''),
    constraints: constraintsOf(restriction),
    values: valuesOf(restriction),
  };
}

function occurrence({minOccurs = '1', maxOccurs = '1'}: XmlElement['attributes']): Constraint[] {
  if (maxOccurs === '1') return [];
  return [{text: maxOccurs === 'unbounded' ? `${minOccurs} or more times` : `${minOccurs} to ${maxOccurs} times`}];
}

function fieldOf(element: XmlElement, simple: ReadonlyMap<string, SoapType>): Field {
  const {name = '', type = '', minOccurs = '1', nillable} = element.attributes;
  const typeName = localName(type);
  const restricted = simple.get(typeName);
  const descriptionHtml = proseHtml(documentationOf(element));
  const shared = {descriptionHtml, required: minOccurs !== '0', values: [], deprecated: false};
  if (localName(element.name) === 'any')
    return {...shared, name: 'any element', type: [{text: 'XML'}], constraints: []};
  return {
    ...shared,
    name,
    type: [{text: typeName, ...(type.startsWith('tns:') && {schema: typeName})}],
    constraints: [
      ...occurrence(element.attributes),
      ...(restricted?.constraints ?? []),
      ...(nillable === 'true' ? [{text: 'may be nil'}] : []),
    ],
    values: restricted?.values ?? [],
  };
}

/** The elements of a complex type, in their order. */
export const elementFields = (complexType: XmlElement | undefined, simple: ReadonlyMap<string, SoapType>): Field[] =>
  childrenOf(childrenOf(complexType, 'sequence')[0], 'element', 'any').map((element) => fieldOf(element, simple));

/** A complex type of the schema. */
export const complexTypeOf = (element: XmlElement, simple: ReadonlyMap<string, SoapType>): SoapType => ({
  name: element.attributes.name ?? '',
  descriptionHtml: proseHtml(documentationOf(element)),
  fields: elementFields(element, simple),
  constraints: [],
  values: [],
});
