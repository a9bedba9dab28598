import {startPool} from '../../../src/validation/node/pool';
import {projectSettings} from '../../../src/validation/node/settings';
import type {Document} from './checkerWorker';

/*
 * A program: checks documents with the engine of the command line, for tests whose own program can't load it. It reads a list of documents as JSON
 * from its input, and writes the list of their results.
 */

/** In ms, as on the command line. */
const LIMIT = 60_000;

let input = '';
for await (const part of process.stdin.setEncoding('utf8')) input += String(part);
const documents = JSON.parse(input) as Document[];

const pool = startPool(projectSettings(), 1);
const results = await Promise.all(
  documents.map(({text, as}) => pool.validateWithin(LIMIT, new TextEncoder().encode(text), {as})),
);
await pool.close();
process.stdout.write(JSON.stringify(results));
