import {METHODS, type Method, type OpenApiDocument, type OperationObject, type ParameterObject} from './document';

/** An operation and where it is in its document. */
export interface PlacedOperation {
  readonly path: string;
  readonly method: Method;
  readonly operation: OperationObject;
  /** Its parameters, with those that all operations of the path have. */
  readonly parameters: readonly ParameterObject[];
}

/** Every operation of a document, in the order of its paths. */
export function placedOperations(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      const parameters = [...(item.parameters ?? []), ...(operation?.parameters ?? [])];
      return operation ? [{path, method, operation, parameters}] : [];
    }),
  );
}
