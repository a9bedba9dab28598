import {
  placedOperations,
  resolve,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PlacedOperation,
} from './document';

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/**
 * A parameter for a form: a required one is filled with its example; an optional one is empty and only hints at its example,
 * because a default that is not sent is a default all the same. A list in a query means `explode` where nothing is said.
 */
function asField(document: OpenApiDocument, reference: ParameterObject): ParameterObject & {explode?: boolean} {
  const parameter = resolve(document, reference);
  const {example: ofSchema, default: _default, ...schema} = resolve(document, parameter.schema ?? {});
  const {example = ofSchema, ...rest} = parameter;
  const hint = example === undefined ? parameter.name : `for example ${shown(example)}`;
  return {
    ...(schema.type === 'array' && {explode: true}),
    ...rest,
    schema,
    description: hint,
    ...(parameter.required && {example}),
  };
}

/** The media types of the good answers, which is all that a request says of them. */
function accepted(document: OpenApiDocument, responses: OperationObject['responses']): OperationObject['responses'] {
  return Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, reference]) => {
        const content = Object.keys(resolve(document, reference).content ?? {}).map((type) => [type, {}] as const);
        return [status, {description: status, ...(content.length > 0 && {content: Object.fromEntries(content)})}];
      }),
  );
}

function requestIn(document: OpenApiDocument, {operation, parameters}: PlacedOperation): OperationObject {
  const {operationId, tags, summary, requestBody, responses} = operation;
  return {
    operationId,
    tags,
    summary,
    parameters: parameters.map((parameter) => asField(document, parameter)),
    ...(requestBody && {requestBody: resolve(document, requestBody)}),
    responses: accepted(document, responses),
  };
}

/** A contract reduced to what a request is made of; servers and security as they are. Prose and answers stay in the reference. */
export function requestsOf(document: OpenApiDocument): OpenApiDocument {
  const {responses: _responses, ...components} = document.components;
  return {
    ...document,
    info: {title: document.info.title, version: document.info.version},
    tags: document.tags.map(({name}) => ({name})),
    components,
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => {
        const operations = placedOperations({paths: {[path]: item}});
        return [path, Object.fromEntries(operations.map((placed) => [placed.method, requestIn(document, placed)]))];
      }),
    ),
  };
}
