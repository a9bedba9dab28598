import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {archiveModule} from './archive';
import {bundle} from './bundle';
import {embeddedFiles} from './embedded';
import {licencesOf} from './licences';
import {parsedFiles} from './parsed';
import {PLACE_OF_LICENCES} from './seams';
import {start} from './start';

/** The sandbox as one file. */
export interface SandboxFile {
  /** The text of sandbox.mjs. */
  readonly program: string;
  /** Whose work is in it, with the texts of the licences. */
  readonly licences: string;
  /** The files that it was made of, by their paths from the project's root. */
  readonly inputs: readonly string[];
}

/** Makes the sandbox's file. The same files and environment give the same bytes. @throws BuildFailure of esbuild, which names file and line */
export async function makeSandboxFile(): Promise<SandboxFile> {
  const embedded = embeddedFiles();
  const {program, inputs} = await bundle(await archiveModule([...embedded, ...parsedFiles(embedded)]), start());
  const all = [...inputs, ...embedded.map(({path}) => path)];
  const licences = licencesOf(all);
  const packed = (await promisify(brotliCompress)(licences)).toString('base64');
  return {program: program.replace(PLACE_OF_LICENCES, packed), licences, inputs: all};
}
