import {GraphQLError} from 'graphql';

/** The codes of vpd/errors.yaml that a query can get. */
export type QueryErrorCode =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'BAD_USER_INPUT'
  | 'QUERY_TOO_DEEP'
  | 'QUERY_TOO_LARGE'
  | 'INTERNAL_SERVER_ERROR';

/** A new ID of a response: 16 hexadecimal digits, as in REST. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether an error is a fault of the service: one that a resolver didn't mean, or a value below a root field that doesn't fit its type. At a root
 * field itself, the executor reports arguments.
 */
function isFault({originalError, extensions, path = []}: GraphQLError): boolean {
  if (originalError && !(originalError instanceof GraphQLError)) return true;
  return extensions.code === undefined && path.length > 1;
}

/**
 * The errors of a response, each with a code and the ID of the response. What the message of a fault says stays inside.
 * @param code of errors that have none
 */
export function withCodes(errors: readonly GraphQLError[], code: QueryErrorCode): GraphQLError[] {
  const requestId = newRequestId();
  return errors.map((error) => {
    const {message, nodes, source, positions, path, extensions} = error;
    const place = {nodes, source, positions, path};
    if (isFault(error)) {
      const fault = {code: 'INTERNAL_SERVER_ERROR', requestId};
      return new GraphQLError('An unexpected error occurred.', {...place, extensions: fault});
    }
    return new GraphQLError(message, {...place, extensions: {code, ...extensions, requestId}});
  });
}
