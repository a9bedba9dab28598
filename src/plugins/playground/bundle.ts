import {build, type BuildOptions, type OutputFile} from 'esbuild';
import path from 'node:path';
import {replacements} from './replacements';

const TARGET = ['chrome109', 'firefox115', 'safari16.4'];

const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  charset: 'utf8',
  legalComments: 'none',
  target: TARGET,
  jsx: 'automatic',
  loader: {'.ttf': 'file'},
  define: {'process.env.NODE_ENV': '"production"'},
} as const satisfies BuildOptions;

/** What the page needs of the program. */
export interface PlaygroundFiles {
  readonly files: readonly {readonly path: string; readonly contents: Uint8Array}[];
  readonly metafile: NonNullable<Awaited<ReturnType<typeof build>>['metafile']>;
}

export async function bundlePlayground(outdir: string, content: string): Promise<PlaygroundFiles> {
  const workers = await build({
    ...OPTIONS,
    outdir: path.join(outdir, 'workers'),
    entryPoints: {
      editor: 'src/playground/workers/editor.ts',
      json: 'src/playground/workers/json.ts',
      graphql: 'src/playground/workers/graphql.ts',
    },
    alias: {'prettier/standalone': './src/playground/replaced/nothing.ts', 'prettier/parser-graphql': './src/playground/replaced/nothing.ts'},
    metafile: true,
  });
  const main = await build({
    ...OPTIONS,
    outdir,
    splitting: true,
    entryPoints: {playground: 'src/playground/index.tsx'},
    define: {...OPTIONS.define, WORKERS: JSON.stringify({})},
    plugins: [replacements()],
    metafile: true,
  });
  const all: OutputFile[] = [...workers.outputFiles, ...main.outputFiles];
  return {files: all.map(({path, contents}) => ({path, contents})), metafile: {inputs: {...main.metafile.inputs, ...workers.metafile.inputs}, outputs: {...main.metafile.outputs, ...workers.metafile.outputs}}};
}
