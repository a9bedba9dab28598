import {build} from 'esbuild';
import {seams} from './seams';

/** A bundled program. */
export interface Bundle {
  readonly program: string;
  /** The files that it was made of, by their paths from the project's root. */
  readonly inputs: readonly string[];
}

/** The oldest Node.js that can read the file as far as the sentence that it is too old. */
const READABLE = 'node14.18';

/**
 * Bundles the sandbox with the data that it reads to one module. @throws BuildFailure of esbuild, which names file and line
 * @param archive the text of the module `sandbox:archive`
 * @param start what comes before everything else
 */
export async function bundle(archive: string, start: string): Promise<Bundle> {
  const {outputFiles, metafile} = await build({
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: READABLE,
    // The other form of a package may call a `require` that no bundler sees.
    mainFields: ['module', 'main'],
    // Names stay: they are in messages, and some packages compare them.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    // What waits as it is imported: see seams.ts.
    supported: {'top-level-await': false},
    entryPoints: ['src/sandbox/file/inside/index.ts'],
    banner: {js: start},
    plugins: [seams(archive)],
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs).filter((file) => !/^[\w-]+:/.test(file));
  return {program: outputFiles[0]?.text ?? '', inputs};
}
