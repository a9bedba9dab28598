import path from 'node:path';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import type {PlaygroundContent} from '../../content/partyPlayground';
import type {PartyData} from '../../partyService/data';
import {browserTarget} from '../browserTarget';
import {EMPTIED, EMPTIED_IN_WORKERS, REPLACED} from './replaced';
import {replacements} from './replacements';

const FOLDER = 'src/playground';
const WORKERS = ['editor', 'json', 'graphql'] as const;

const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  target: browserTarget,
  jsx: 'automatic',
  loader: {'.ttf': 'file'},
  assetNames: '[name]-[hash]',
} as const satisfies BuildOptions;

/** Packages that would format what the playground formats itself (src/playground/prettified.ts, replaced/jsonc.ts). */
const nothingFor = (packages: readonly string[]): Record<string, string> =>
  Object.fromEntries(packages.map((name) => [name, `./${FOLDER}/replaced/nothing.ts`]));

/** The program of the page: its files by name, and those that the page names. */
export interface PlaygroundFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly script: string;
  readonly styles: string;
  /** Scripts that the first one imports, so that a browser can fetch them at once. */
  readonly imports: readonly string[];
  /** Files of the project that were read. */
  readonly inputs: readonly string[];
}

/** What the program knows: of the page, and of the sample data. */
interface Content {
  readonly content: PlaygroundContent;
  readonly data: PartyData;
}

/** Gives the program what src/content knows. */
const contentOf = (modules: Content): Plugin => ({
  name: 'content',
  setup(build) {
    const given = {'playground:content': modules.content, 'playground:data': modules.data};
    for (const [name, value] of Object.entries(given)) {
      build.onResolve({filter: new RegExp(`^${name}$`)}, () => ({path: name, namespace: name}));
      build.onLoad({filter: /./, namespace: name}, () => ({contents: JSON.stringify(value), loader: 'json'}));
    }
  },
});

/**
 * Bundles src/playground: one script with its chunks, one style sheet, the workers.
 * @param publicPath address of the folder from which the files are served, with a slash at the end
 * @param hashed whether names change with the content
 * @throws BuildFailure of esbuild, which names file and line
 */
export async function bundlePlayground(
  publicPath: string,
  content: Content,
  hashed: boolean,
): Promise<PlaygroundFiles> {
  const names = hashed ? '[name]-[hash]' : '[name]';
  const outdir = path.resolve('/');
  const define = {'process.env.NODE_ENV': '"production"'};
  const common = {...OPTIONS, outdir, entryNames: names, chunkNames: names} satisfies BuildOptions;
  const nameOf = (file: string): string => path.basename(file);

  const workers = await build({
    ...common,
    define,
    entryPoints: Object.fromEntries(WORKERS.map((worker) => [`worker-${worker}`, `${FOLDER}/workers/${worker}.ts`])),
    alias: nothingFor(['prettier/standalone', 'prettier/parser-graphql']),
    plugins: [replacements({}, EMPTIED_IN_WORKERS, path.resolve(FOLDER, 'replaced'))],
  });
  const addressOf = (worker: string): string => {
    const file = workers.outputFiles.find(({path: file}) => nameOf(file).startsWith(`worker-${worker}`));
    return `${publicPath}${nameOf(file?.path ?? '')}`;
  };
  const program = await build({
    ...common,
    splitting: true,
    // Chunks of one name each, as the preview's names have no hash.
    chunkNames: '[name]-[hash]',
    entryPoints: {playground: `${FOLDER}/index.tsx`},
    define: {
      ...define,
      PLAYGROUND_WORKERS: JSON.stringify(Object.fromEntries(WORKERS.map((worker) => [worker, addressOf(worker)]))),
    },
    alias: nothingFor(['prettier/parser-babel', 'prettier/parser-graphql', 'prettier/plugins/estree']),
    plugins: [contentOf(content), replacements(REPLACED, EMPTIED, path.resolve(FOLDER, 'replaced'))],
  });
  const entry = Object.entries(program.metafile.outputs).find(
    ([, {entryPoint}]) => entryPoint === `${FOLDER}/index.tsx`,
  );
  const styles = nameOf(entry?.[1].cssBundle ?? '');
  // Each chunk has a copy of its part of the style sheet, for programs that load it by itself.
  const files = [...workers.outputFiles, ...program.outputFiles].filter(
    ({path: file}) => !file.endsWith('.css') || nameOf(file) === styles,
  );
  const inputs = [...Object.keys(program.metafile.inputs), ...Object.keys(workers.metafile.inputs)];
  return {
    files: new Map(files.map(({path: file, contents}) => [nameOf(file), contents])),
    script: nameOf(entry?.[0] ?? ''),
    styles,
    imports: (entry?.[1].imports ?? []).flatMap(({path: file, kind}) =>
      kind === 'import-statement' ? [nameOf(file)] : [],
    ),
    inputs: inputs.filter((file) => file.startsWith('src/')),
  };
}
