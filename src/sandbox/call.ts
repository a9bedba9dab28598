/** A good request to an operation that has a response of its own. */
export interface Call {
  /** The JSON body, which fits the schema of the operation. */
  readonly sent: unknown;
  /** The first example of the success response. */
  readonly example: unknown;
  /** The user or application of the access token; undefined for a token that the sandbox didn't issue. */
  readonly caller?: string;
}
