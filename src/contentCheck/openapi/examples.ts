import {Ajv, type ValidateFunction} from 'ajv';
import addFormats from 'ajv-formats';
import {resolve, type ExampleObject, type OpenApiDocument} from '../../contracts/openapi/document';

type Plain = Readonly<Record<string, unknown>>;

/** An example of a contract, where it stands, and the schema that it must fit. */
export interface Placed {
  readonly where: string;
  readonly schema: Plain;
  readonly value: unknown;
}

/** Where the copy of the components stands whose objects are not closed: parts of an `allOf` complete each other. */
const OPEN = 'open';

/** The schema in which both the components and their copy are. */
const CONTRACT = 'contract';

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * OpenAPI 3.0 to JSON Schema: `nullable` becomes a type of its own.
 * @param closed an object that says nothing of further properties has none, so an example with a misspelt name does not pass
 */
function asJsonSchema(value: unknown, closed = true): unknown {
  if (Array.isArray(value)) return value.map((each) => asJsonSchema(each, closed));
  if (!isPlain(value)) return value;
  const parts = Array.isArray(value.allOf) && value.allOf.length > 1;
  const entries = Object.entries(value).map(([key, each]) => [key, asJsonSchema(each, closed && !parts)]);
  const {nullable, ...rest} = Object.fromEntries(entries) as Record<string, unknown>;
  if (typeof rest.$ref === 'string')
    rest.$ref = rest.$ref.replace('#/components/', `${CONTRACT}#/${closed ? 'components' : OPEN}/`);
  if (closed && isPlain(rest.properties) && rest.type === 'object') rest.additionalProperties ??= false;
  if (nullable !== true) return nullable === undefined ? rest : {...rest, nullable};
  if (rest.type === undefined) return {anyOf: [rest, {type: 'null'}]};
  return {
    ...rest,
    type: [rest.type, 'null'],
    ...(Array.isArray(rest.enum) && {enum: [...(rest.enum as unknown[]), null]}),
  };
}

function ownExamples(document: OpenApiDocument, where: string, node: Plain): Placed[] {
  const schema = isPlain(node.schema) ? node.schema : node;
  const named = isPlain(node.examples) && isPlain(node.schema) ? Object.entries(node.examples) : [];
  return [
    ...('example' in node ? [{where: `${where}/example`, schema, value: node.example}] : []),
    ...('x-sample' in node ? [{where: `${where}/x-sample`, schema, value: node['x-sample']}] : []),
    ...named.map(([name, example]) => ({
      where: `${where}/examples/${name}`,
      schema,
      value: resolve(document, example as ExampleObject).value,
    })),
  ];
}

/** Every example of a contract: of parameters, headers, bodies, and of schemas and their properties. */
export function examplesOf(document: OpenApiDocument, node: unknown = document, where = ''): Placed[] {
  if (Array.isArray(node)) return node.flatMap((each, index) => examplesOf(document, each, `${where}/${index}`));
  if (!isPlain(node)) return [];
  const below = Object.entries(node).flatMap(([key, value]) => {
    if (['example', 'examples', 'default', 'enum'].includes(key) || key.startsWith('x-')) return [];
    if (key !== 'properties' || !isPlain(value)) return examplesOf(document, value, `${where}/${key}`);
    return Object.entries(value).flatMap(([name, each]) => examplesOf(document, each, `${where}/properties/${name}`));
  });
  return [...ownExamples(document, where, node), ...below];
}

/** Checks values against schemas of one contract. Formats count. */
export function checkerOf(document: OpenApiDocument): (schema: Plain, value: unknown) => string | undefined {
  const ajv = new Ajv({strict: false, allErrors: true});
  addFormats(ajv);
  // Added once, because Ajv would read all of them anew with each schema that has them.
  const named = {components: asJsonSchema(document.components), [OPEN]: asJsonSchema(document.components, false)};
  ajv.addSchema({$id: CONTRACT, ...named});
  const compiled = new Map<Plain, ValidateFunction>();
  return (schema, value) => {
    const check = compiled.get(schema) ?? ajv.compile(asJsonSchema(schema) as Plain);
    compiled.set(schema, check);
    return check(value) ? undefined : ajv.errorsText(check.errors);
  };
}
