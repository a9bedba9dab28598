import {type Result} from '../model';
import {type Options} from '../validator';
import {startPool, type Pool} from './pool';
import {projectSettings} from './settings';

/** As many as a small machine has processors. */
const WORKERS = 1;

/** In milliseconds: a document that takes longer ends with the finding `TIME`. */
const LIMIT = 60_000;

let pool: Pool | undefined;

/**
 * Checks a document by the rules of this project in a worker, beside what the program does meanwhile. Workers start with the first documents, and
 * end with the program. It never fails: a check that couldn't be done has the verdict `unchecked`.
 * @param options what the document must be, if anything
 */
export function validateAside(file: Uint8Array | string, options?: Options): Promise<Result> {
  pool ??= startPool(projectSettings(), WORKERS);
  return pool.validateWithin(LIMIT, file, options);
}
