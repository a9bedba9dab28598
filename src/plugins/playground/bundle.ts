import path from 'node:path';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import type {PlaygroundContent} from '../../sources/party/playgroundContent';
import type {PartyData} from '../../partyService/data';
import {browserTarget} from '../browserTarget';
import {sitePath} from '../sitePath';
import {EMPTIED, EMPTIED_IN_WORKERS, emptying, ownSidebar, REPLACED, REPLACED_IN_WORKERS} from './replacements';

const ENTRY = 'src/playground/index.tsx';
const WORKERS = {
  'worker-editor': 'monaco-editor/esm/vs/editor/editor.worker.js',
  'worker-json': 'monaco-editor/esm/vs/language/json/json.worker.js',
  'worker-graphql': 'monaco-graphql/esm/graphql.worker.js',
};

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
  chunkNames: '[name]-[hash]',
  outdir: path.resolve('/'),
  define: {...sitePath, 'process.env.NODE_ENV': '"production"'},
} as const satisfies BuildOptions;

/** The program of the page: its files, and the names of those that the page names. */
export interface PlaygroundFiles {
  readonly files: readonly {readonly path: string; readonly content: Uint8Array}[];
  readonly script: string;
  readonly styles: string;
  /** Scripts that the first one imports, so that a browser can fetch them at once. */
  readonly imports: readonly string[];
  /** All files that went into it, by their paths from the project's root. */
  readonly inputs: readonly string[];
}

/** What src/content gives to the program. */
interface Content {
  readonly content: PlaygroundContent;
  readonly data: PartyData;
}

/** Gives the program the content, as the modules `playground:content` and `playground:data`. */
const contentModules = (content: Content): Plugin => ({
  name: 'content',
  setup(build) {
    build.onResolve({filter: /^playground:/}, ({path: name}) => ({path: name, namespace: 'content'}));
    build.onLoad({filter: /./, namespace: 'content'}, ({path: name}) => ({
      contents: JSON.stringify(content[name.replace('playground:', '') as keyof Content]),
      loader: 'json',
    }));
  },
});

/**
 * Bundles src/playground: one script with its chunks, one style sheet, the workers. @throws BuildFailure of esbuild, which names file and line
 * @param publicPath address of the folder from which the files are served, with a slash at the end
 * @param hashed whether names change with the content
 */
export async function bundlePlayground(
  publicPath: string,
  content: Content,
  hashed: boolean,
): Promise<PlaygroundFiles> {
  const common = {...OPTIONS, entryNames: hashed ? '[name]-[hash]' : '[name]'} satisfies BuildOptions;
  const workers = await build({
    ...common,
    entryPoints: WORKERS,
    alias: REPLACED_IN_WORKERS,
    plugins: [emptying(EMPTIED_IN_WORKERS)],
  });
  const addresses = Object.keys(WORKERS).map((worker) => {
    const file = workers.outputFiles.find(({path: file}) => path.basename(file).startsWith(worker));
    return [worker, `${publicPath}${path.basename(file?.path ?? '')}`] as const;
  });
  const program = await build({
    ...common,
    splitting: true,
    entryPoints: {playground: ENTRY},
    define: {...OPTIONS.define, PLAYGROUND_WORKERS: JSON.stringify(Object.fromEntries(addresses))},
    alias: REPLACED,
    plugins: [contentModules(content), emptying(EMPTIED), ownSidebar],
  });
  const entry = Object.entries(program.metafile.outputs).find(([, {entryPoint}]) => entryPoint === ENTRY);
  const styles = path.basename(entry?.[1].cssBundle ?? '');
  // Each chunk has a copy of its part of the style sheet, for programs that load it by itself.
  const files = [...workers.outputFiles, ...program.outputFiles].filter(
    ({path: file}) => !file.endsWith('.css') || path.basename(file) === styles,
  );
  return {
    files: files.map(({path: file, contents}) => ({path: path.basename(file), content: contents})),
    script: path.basename(entry?.[0] ?? ''),
    styles,
    imports: (entry?.[1].imports ?? []).flatMap(({path: file, kind}) =>
      kind === 'import-statement' ? [path.basename(file)] : [],
    ),
    inputs: [workers, program].flatMap(({metafile}) => Object.keys(metafile.inputs)),
  };
}
