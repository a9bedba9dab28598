import {createHash} from 'node:crypto';
import {sandboxFile} from '../../sandbox/file/cache';
import type {PublicFile} from '../../sources/downloads';

const PROGRAM = 'sandbox.mjs';
const HASH = `${PROGRAM}.sha256`;
const LICENCES = 'sandbox.licences.txt';

/** The paths of the files that `sandboxFiles` makes. */
export const PATHS: readonly string[] = [PROGRAM, HASH, LICENCES];

/** The sandbox as one file, its hash as `sha256sum -c` reads it, and the licences of what is in it. */
export async function sandboxFiles(): Promise<PublicFile[]> {
  const {program, licences} = await sandboxFile();
  const hash = createHash('sha256').update(program).digest('hex');
  return [
    {path: PROGRAM, content: program},
    {path: HASH, content: `${hash}  ${PROGRAM}\n`},
    {path: LICENCES, content: licences},
  ];
}
