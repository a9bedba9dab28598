import {createHash} from 'node:crypto';
import {sandboxFile as names} from '../../addresses/sandboxFiles';
import {sandboxFile} from '../../sandbox/file/cache';
import type {PublicFile} from '../../sources/downloads';
import {noteShipped} from '../third-parties/shipped';

async function makeFiles(): Promise<PublicFile[]> {
  const {program, licences, inputs} = await sandboxFile();
  noteShipped(inputs);
  const hash = createHash('sha256').update(program).digest('hex');
  return [
    {path: names.program, content: program},
    {path: names.hash, content: `${hash}  ${names.program}\n`},
    {path: names.licences, content: licences},
  ];
}

let made: Promise<PublicFile[]> | undefined;

/** The sandbox as one file, its hash as `sha256sum -c` reads it, and the licences of what is in it; made once, as it is at the start of the preview. */
export const sandboxFiles = (): Promise<PublicFile[]> => (made ??= makeFiles());
