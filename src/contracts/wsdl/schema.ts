import type {Constraint, EnumValue, Field} from '../model';
import {childrenOf, elementAt, type XmlElement} from './element';
import type {SoapType} from './model';
import {proseHtml} from './prose';

/** The name behind a prefix: `tns:Paging` is `Paging`. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The documentation of an element of the schema.
 * @throws Error for an element that has none
 */
function documentationOf(element: XmlElement): string {
  const text = elementAt(element, 'annotation/documentation')?.text;
  if (!text) throw new Error(`<${element.name} name="${element.attributes.name ?? ''}"> has no documentation`);
  return text;
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
  const restriction = elementAt(element, 'restriction');
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
  if (element.name === 'any') return {...shared, name: 'any element', type: [{text: 'XML'}], constraints: []};
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
export const fieldsOf = (complexType: XmlElement | undefined, simple: ReadonlyMap<string, SoapType>): Field[] =>
  childrenOf(childrenOf(complexType, 'sequence')[0], 'element', 'any').map((element) => fieldOf(element, simple));

/** A complex type of the schema. */
export const complexTypeOf = (element: XmlElement, simple: ReadonlyMap<string, SoapType>): SoapType => ({
  name: element.attributes.name ?? '',
  descriptionHtml: proseHtml(documentationOf(element)),
  fields: fieldsOf(element, simple),
  constraints: [],
  values: [],
});
