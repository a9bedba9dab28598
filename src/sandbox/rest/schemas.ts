import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import type {OpenApiDocument, SchemaObject} from '../../contracts/openapi/document';
import {Problem} from '../bus/problem';

/** Checks values against the schemas of an OpenAPI document. Each schema is compiled when it is first needed. */
export class Schemas {
  private readonly ajv = new Ajv({strict: false, allErrors: false, coerceTypes: false});
  private readonly compiled = new Map<SchemaObject, ValidateFunction>();
  private readonly coercing: Ajv;

  constructor(document: OpenApiDocument) {
    this.coercing = new Ajv({strict: false, coerceTypes: true, useDefaults: false});
    for (const each of [this.ajv, this.coercing]) {
      addFormats(each);
      each.addSchema({$id: 'contract', components: document.components});
    }
  }

  private validator(schema: SchemaObject, ajv: Ajv): ValidateFunction {
    const known = this.compiled.get(schema);
    if (known) return known;
    const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as object;
    const made = ajv.compile({type: 'object', properties: {value: local}});
    this.compiled.set(schema, made);
    return made;
  }

  /** Checks a value of the JSON body. @param what names it in the message, such as `Field` */
  body(schema: SchemaObject, value: unknown): void {
    const validate = this.validator(schema, this.ajv);
    if (!validate({value})) throw new Problem('API400', bodySentence(validate.errors?.[0]));
  }

  /** Checks a parameter, which is written as text, or as several texts for a list. @returns it in the type of its schema */
  parameter(name: string, schema: SchemaObject, value: string | readonly string[]): unknown {
    const holder = {value: Array.isArray(value) ? [...(value as string[])] : value};
    const validate = this.validator(schema, this.coercing);
    if (validate(holder)) return holder.value;
    throw new Problem('API400', `Parameter '${name}' ${predicate(validate.errors?.[0])}.`);
  }
}

const known = new WeakMap<OpenApiDocument, Schemas>();

/** The schemas of a document: what is compiled of them serves every bus, also after a reset. */
export function schemasOf(document: OpenApiDocument): Schemas {
  const schemas = known.get(document) ?? new Schemas(document);
  known.set(document, schemas);
  return schemas;
}

/** What is wrong, in words: the predicate of a sentence. */
function predicate(error: ErrorObject | undefined): string {
  const params = (error?.params ?? {}) as Record<string, unknown>;
  switch (error?.keyword) {
    case 'pattern':
      return 'does not match its pattern';
    case 'format':
      return `is not a valid ${String(params.format)}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'additionalProperties':
      return `has the unknown field '${String(params.additionalProperty)}'`;
    default:
      return error?.message ?? 'is not valid';
  }
}

function bodySentence(error: ErrorObject | undefined): string {
  const at = (error?.instancePath ?? '').split('/').slice(2).join('.');
  if (error?.keyword === 'required') {
    const missing = (error.params as {missingProperty: string}).missingProperty;
    return `Field '${at ? `${at}.` : ''}${missing}' is missing.`;
  }
  return at ? `Field '${at}' ${predicate(error)}.` : `The body ${predicate(error)}.`;
}
