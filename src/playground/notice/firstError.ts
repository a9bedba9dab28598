import {isRecord} from '../json';

/** The first of a response's errors: its message, and its code where it has one. */
export interface FirstError {
  readonly message: string;
  readonly code: string | undefined;
  readonly count: number;
}

/**
 * The first error of a GraphQL response.
 * @returns undefined for a response without errors
 */
export function firstError({errors}: Readonly<Record<string, unknown>>): FirstError | undefined {
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  const first: unknown = errors[0];
  if (!isRecord(first)) return {message: String(first), code: undefined, count: errors.length};
  const {message, extensions} = first;
  const code = isRecord(extensions) && typeof extensions.code === 'string' ? extensions.code : undefined;
  return {message: typeof message === 'string' ? message : '', code, count: errors.length};
}
