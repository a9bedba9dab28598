import {
  placedOperations,
  resolve,
  type OpenApiDocument,
  type ParameterObject,
  type MediaTypeObject,
  type ResponseObject,
} from '../../contracts/openapi/document';

/** An operation of the REST contract, ready to be called. */
export interface RestOperation {
  readonly id: string;
  readonly method: string;
  readonly path: RegExp;
  readonly pathNames: readonly string[];
  readonly parameters: readonly ParameterObject[];
  /** Bodies by their media types; none for an operation without. */
  readonly bodies: Readonly<Record<string, MediaTypeObject>>;
  readonly needsBody: boolean;
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly permissions: readonly string[];
  readonly document: OpenApiDocument;
}

/** Every operation of a version. A fixed path, such as `/hook/ping`, comes before one with a parameter in its place. */
export function operationsOf(document: OpenApiDocument): RestOperation[] {
  const all = placedOperations(document).map(({path, method, operation, parameters}) => {
    const body = operation.requestBody && resolve(document, operation.requestBody);
    const responses = Object.entries(operation.responses).map(
      ([code, each]) => [code, resolve(document, each)] as const,
    );
    const pattern = path.replace(/\{(\w+)\}/g, '([^/]+)');
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path: new RegExp(`^${pattern}$`),
      pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      parameters: parameters.map((each) => resolve(document, each)),
      bodies: body?.content ?? {},
      needsBody: body?.required ?? false,
      responses: Object.fromEntries(responses),
      permissions: operation['x-permissions'] ?? [],
      document,
    };
  });
  return all.sort((one, other) => one.pathNames.length - other.pathNames.length);
}

/** The operation of a request, with the values in its path, decoded. */
export function findOperation(
  operations: readonly RestOperation[],
  method: string,
  path: string,
): {readonly operation: RestOperation; readonly path: Readonly<Record<string, string>>} | undefined {
  for (const operation of operations) {
    const values = operation.method === method ? operation.path.exec(path)?.slice(1) : undefined;
    if (!values) continue;
    const named = operation.pathNames.map((name, at) => [name, decodeURIComponent(values[at] ?? '')] as const);
    return {operation, path: Object.fromEntries(named)};
  }
  return undefined;
}
