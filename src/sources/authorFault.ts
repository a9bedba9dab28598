import {ContentError} from '../contracts/contentError';

/** A name or a choice of an author that the contracts do not have. The caller, who knows the page, adds file and line. */
export class AuthorFault extends Error {
  constructor(
    problem: string,
    readonly remedy = 'Correct the name, or add it to the contract first',
  ) {
    super(problem);
    this.name = 'AuthorFault';
  }
}

/** What was looked for. @throws AuthorFault when it is undefined */
export function found<T>(value: T | undefined, problem: string, remedy?: string): T {
  if (value === undefined) throw new AuthorFault(problem, remedy);
  return value;
}

/** The first of some things that fits. @throws AuthorFault when none does */
export const findIn = <T>(all: readonly T[], fits: (one: T) => boolean, problem: string, remedy?: string): T =>
  found(all.find(fits), problem, remedy);

/** What `run` gives. @throws AuthorFault that begins with `where` for what goes wrong in it; a ContentError stays as it is */
export function attempt<T>(where: string, run: () => T, remedy?: string): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new AuthorFault(`${where}: ${error instanceof Error ? error.message : String(error)}`, remedy);
  }
}
