/** A part of an OpenAPI document that cannot be read, with the way to it: `paths`, `/api/v1/me`, `get`. */
export class ContractFault extends Error {
  constructor(
    readonly at: readonly string[],
    problem: string,
  ) {
    super(problem);
    this.name = 'ContractFault';
  }
}

/**
 * Reads a part of a document.
 * @param at the way to the part
 * @throws ContractFault for whatever goes wrong in it
 */
export function readAt<T>(at: readonly string[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ContractFault(at, error instanceof Error ? error.message : String(error));
  }
}
