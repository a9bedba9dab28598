import {inlineMarkdownToHtml} from '../markdown';
import type {Constraint, EnumValue, Field, TypePart} from '../model';
import {resolve, schemaName, type OpenApiDocument, type ParameterObject, type SchemaObject} from './document';
import type {Parameter} from './model';

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The type of a schema in words, with a link where it is a named schema. */
export function typeOf(document: OpenApiDocument, schema: SchemaObject | undefined): TypePart[] {
  if (!schema) return [{text: 'any'}];
  const name = schemaName(schema.$ref);
  if (name) return [{text: name, schema: name}];
  const combined = schema.allOf ?? schema.oneOf;
  if (combined) {
    return combined.flatMap((part, index) => [
      ...(index ? [{text: schema.allOf ? ' and ' : ' or '}] : []),
      ...typeOf(document, part),
    ]);
  }
  if (schema.type === 'array') return [{text: 'array of '}, ...typeOf(document, schema.items)];
  if (typeof schema.additionalProperties === 'object') {
    return [{text: 'map of '}, ...typeOf(document, schema.additionalProperties)];
  }
  return [{text: schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'any')}];
}

/** The permitted values of an enumeration, with meaning and code. */
export function valuesOf(schema: SchemaObject): EnumValue[] {
  return (schema.enum ?? schema.items?.enum ?? []).map((value) => ({
    value,
    code: schema['x-enum-codes']?.[value],
    descriptionHtml: inlineMarkdownToHtml(schema['x-enum-descriptions']?.[value]),
  }));
}

function constraintsOf(schema: SchemaObject): Constraint[] {
  const range = (low: number | undefined, high: number | undefined, unit: string): Constraint | undefined => {
    if (low === undefined && high === undefined) return undefined;
    if (low === undefined) return {text: `at most ${high}${unit}`};
    if (high === undefined) return {text: `at least ${low}${low === 1 ? unit.replace(/s$/, '') : unit}`};
    return {text: `${low} to ${high}${unit}`};
  };
  return [
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, ' items'),
    schema.pattern === undefined ? undefined : {text: 'pattern', code: schema.pattern},
    schema.default === undefined ? undefined : {text: 'default', code: show(schema.default)},
    schema.readOnly ? {text: 'read-only'} : undefined,
    schema.writeOnly ? {text: 'write-only'} : undefined,
    schema.nullable ? {text: 'may be null'} : undefined,
  ].filter((constraint) => constraint !== undefined);
}

function fieldOf(document: OpenApiDocument, name: string, schema: SchemaObject, required: boolean): Field {
  const named = schemaName(schema.$ref) !== undefined;
  const plain = schema.allOf?.length === 1 ? {...schema.allOf[0], ...schema, allOf: schema.allOf} : schema;
  return {
    name,
    required,
    type: typeOf(document, schema),
    descriptionHtml: inlineMarkdownToHtml(plain.description ?? (named ? resolve(document, schema).description : '')),
    constraints: constraintsOf(plain),
    values: named ? [] : valuesOf(plain),
    example: plain.example === undefined ? undefined : show(plain.example),
    deprecated: plain.deprecated ?? false,
  };
}

/** The properties of an object schema as fields; of `allOf` the properties of all parts. */
export function fieldsOf(document: OpenApiDocument, schema: SchemaObject | undefined): Field[] {
  if (!schema) return [];
  const object = resolve(document, schema);
  const inherited = (object.allOf ?? []).flatMap((part) => fieldsOf(document, part));
  const own = Object.entries(object.properties ?? {}).map(([name, property]) =>
    fieldOf(document, name, property, object.required?.includes(name) ?? false),
  );
  return [...inherited, ...own];
}

/** A parameter or response header of the contract as a field. */
export function parameterOf(document: OpenApiDocument, reference: ParameterObject, name?: string): Parameter {
  const parameter = resolve(document, reference);
  const schema = resolve(document, parameter.schema ?? {});
  const field = fieldOf(document, name ?? parameter.name, parameter.schema ?? {}, parameter.required ?? false);
  return {
    ...field,
    in: parameter.in,
    descriptionHtml: inlineMarkdownToHtml(parameter.description ?? schema.description),
    constraints: constraintsOf(schema),
    values: valuesOf(schema),
    example: parameter.example === undefined ? field.example : show(parameter.example),
    deprecated: parameter.deprecated ?? false,
  };
}
