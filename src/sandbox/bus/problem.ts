/** One entry of `errors`: the schema ErrorFinding of openapi/v1.yaml. */
export interface Finding {
  readonly rule?: string;
  readonly severity: 'error' | 'warning';
  readonly location?: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  readonly helpLink?: string;
}

/** What the bus refuses, by a code of openapi/errors.yaml. A transport makes its own response of it. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly findings?: readonly Finding[],
    /** What the response has besides. */
    readonly more?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** That a party doesn't have a document. */
export const documentNotFound = (id: string, party: string): Problem =>
  new Problem('API404-DOC', `Document '${id}' was not found for party '${party}'.`);

/** What the sandbox can't do, although the bus can: 501, with the reason. */
export class NotInSandbox extends Error {}
