import {ContentError} from '../contracts/contentError';
import {AuthorFault} from '../sources/authorFault';
import {existsTracked, readTracked} from '../sources/files';

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

/** The faults in each of several files; what can't be read of one doesn't hide the faults of the others. */
export const inEach = (files: readonly string[], faultsIn: (file: string) => readonly Fault[]): Fault[] =>
  files.flatMap((file) => {
    try {
      return faultsIn(file);
    } catch (error) {
      return [faultOf(error, file)];
    }
  });

/** The first line of a file with a name that an error quotes; 1 when it has none. */
function lineOfName(file: string, {message}: Error): number {
  const [, name] = /'([^']+)'/.exec(message) ?? [];
  const lines = existsTracked(file) ? readTracked(file).split('\n') : [];
  return Math.max(1, lines.findIndex((line) => name !== undefined && line.includes(name)) + 1);
}

/** The fault that makes `run` fail; none when it doesn't. `file` is named where the error names none. */
export function faultsOf(file: string, run: () => unknown): Fault[] {
  try {
    run();
    return [];
  } catch (error) {
    return [faultOf(error, file, error instanceof AuthorFault ? lineOfName(file, error) : undefined)];
  }
}
