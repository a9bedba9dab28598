import {ContentError} from '../contracts/contentError';
import {AuthorFault} from '../sources/authorFault';

/** A fault of the content in words: `file:line: problem. What to do.` */
export type Fault = string;

/** A fault at a line (from 1) of a file; the file is a path from the project's root. */
export const faultAt = (file: string, line: number | undefined, problem: string, remedy: string): Fault =>
  new ContentError(file, line, problem, remedy).message;

/** What an error says of a file. An error that no author can have caused, such as one in our code, is told with its stack. */
export function faultOf(error: unknown, file: string, line?: number): Fault {
  if (error instanceof ContentError) return error.message;
  if (error instanceof AuthorFault) return faultAt(file, line, error.message, error.remedy);
  return `${file}:${line ?? 1}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** The fault that makes `run` fail; none when it doesn't. `file` is named where the error names none. */
export function faultsOf(file: string, run: () => unknown): Fault[] {
  try {
    run();
    return [];
  } catch (error) {
    return [faultOf(error, file)];
  }
}
