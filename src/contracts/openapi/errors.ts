import type {ServiceError} from '../errors';
import {responseOf} from './bodies';
import {resolve, type ExampleObject, type OpenApiDocument, type OperationObject} from './document';
import type {Response} from './model';

export type CatalogueError = Pick<ServiceError, 'title' | 'doHtml' | 'example' | 'shared'> & {readonly status: number};

type Catalogue = ReadonlyMap<string, CatalogueError>;

function exampleOf(document: OpenApiDocument, operation: OperationObject, status: string, code: string) {
  const reference = operation.responses[status];
  const contents = Object.values((reference && resolve(document, reference).content) ?? {});
  return contents.flatMap(({examples}) => examples?.[code] ?? [])[0];
}

/** Whether an example is the one that the contract keeps under the name of the code, for all operations. */
const isGeneric = (example: ExampleObject | undefined, code: string): boolean =>
  example === undefined || example.$ref === `#/components/examples/${code}`;

const messageOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'message' in value ? String(value.message) : undefined;

const isPlainError = ({contents}: Response): boolean =>
  contents.every(({type}) => type.length === 1 && type[0]?.schema === 'Error');

function found(document: OpenApiDocument, operation: OperationObject, code: string, entry: CatalogueError) {
  const status = String(entry.status);
  const example = exampleOf(document, operation, status, code);
  return {code, status, entry, example, own: !entry.shared || !isGeneric(example, code)};
}

export type OperationError = ReturnType<typeof errorOf>;

function errorOf(
  document: OpenApiDocument,
  operation: OperationObject,
  {code, status, entry, example}: ReturnType<typeof found>,
) {
  const message = example && messageOf(resolve(document, example).value);
  const declared = operation.responses[status];
  const response = declared && responseOf(document, status, declared);
  return {
    code,
    status,
    title: entry.title,
    solutionHtml: entry.doHtml,
    /** Message of the operation's example, where it differs from the one in the catalogue. */
    ...(message !== messageOf(JSON.parse(entry.example.text)) && {message}),
    ...(response && !isPlainError(response) && {response}),
  };
}

interface OperationErrors {
  readonly errors: readonly OperationError[];
  /** The errors that are explained once for all operations: `401`, or the code where the status has an error of the operation too. */
  readonly sharedErrors: readonly string[];
}

/**
 * The errors of an operation. A shared error for which it has its own example counts as its own. A status without a code comes from the
 * load balancer and is shared.
 * @throws Error for a code that the catalogue lacks
 */
export function operationErrorsOf(
  document: OpenApiDocument,
  operation: OperationObject,
  catalogue: Catalogue,
): OperationErrors {
  const all = (operation['x-errors'] ?? []).map((code) => {
    const entry = catalogue.get(code);
    if (!entry) throw new Error(`error code ${code} is not in openapi/errors.yaml`);
    return found(document, operation, code, entry);
  });
  const errors = all.filter(({own}) => own).map((each) => errorOf(document, operation, each));
  const ownStatuses = new Set(errors.map(({status}) => status));
  const sharedErrors = Object.keys(operation.responses)
    .filter((status) => status >= '400')
    .flatMap((status) => {
      if (!ownStatuses.has(status)) return [status];
      return all.flatMap((each) => (each.own || each.status !== status ? [] : [each.code]));
    });
  return {errors, sharedErrors};
}
