import {GraphQLError} from 'graphql';

/** The codes of vpd/errors.yaml that a query can get. */
export type QueryErrorCode =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'BAD_USER_INPUT'
  | 'QUERY_TOO_DEEP'
  | 'QUERY_TOO_LARGE'
  | 'INTERNAL_SERVER_ERROR';

/** The error of a value that the service doesn't accept. `message` names the argument. */
export const inputError = (message: string): GraphQLError =>
  new GraphQLError(message, {extensions: {code: 'BAD_USER_INPUT' satisfies QueryErrorCode}});

/** A new ID of a response: 16 hexadecimal digits, as in REST. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether an error is a fault of the service: one that a resolver didn't mean, or a value that doesn't fit its type below a root field, where no argument can be wrong. */
function isFault({originalError, extensions, path = []}: GraphQLError): boolean {
  if (originalError && !(originalError instanceof GraphQLError)) return true;
  return extensions.code === undefined && path.length > 1;
}

/** The errors of a response, each with its code, or `code`, and the ID of the response. The message of a fault isn't passed on. */
export function withCodes(errors: readonly GraphQLError[], code: QueryErrorCode): GraphQLError[] {
  const requestId = newRequestId();
  return errors.map((error) => {
    const {nodes, source, positions, path} = error;
    const [message, extensions] = isFault(error)
      ? ['An unexpected error occurred.', {code: 'INTERNAL_SERVER_ERROR'}]
      : [error.message, {code, ...error.extensions}];
    return new GraphQLError(message, {nodes, source, positions, path, extensions: {...extensions, requestId}});
  });
}
