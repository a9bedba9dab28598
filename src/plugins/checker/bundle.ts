import {build, type BuildOptions, type Plugin} from 'esbuild';
import path from 'node:path';
import type {CheckerContent, CheckerFiles} from '../../checker/model';
import {browserTarget} from '../browserTarget';
import {sitePath} from '../sitePath';

const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  charset: 'utf8',
  legalComments: 'none',
  target: browserTarget,
  outdir: path.resolve('/'),
} as const satisfies BuildOptions;

/** What of libxml2 runs in Node.js alone. */
const NODE = ['module', 'fs', 'url', 'path'];

/** A file of the program. */
interface ProgramFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** Gives modules: data as JSON, or the address of a script that is imported when it is needed. */
const given = (data: Readonly<Record<string, unknown>>, scripts: Readonly<Record<string, string>> = {}): Plugin => ({
  name: 'given',
  setup(bundler) {
    bundler.onResolve({filter: /^checker:/}, ({path: name}) =>
      name in scripts ? {path: scripts[name] ?? '', external: true} : {path: name, namespace: 'given'},
    );
    bundler.onLoad({filter: /./, namespace: 'given'}, ({path: name}) => ({
      contents: JSON.stringify(data[name]),
      loader: 'json',
    }));
  },
});

/** What the programs are made of. */
interface ProgramSource {
  readonly files: CheckerFiles;
  readonly content: CheckerContent;
  /** Address of the file of SaxonJS. */
  readonly saxon: string;
  /** The address of a file by its path below the folder of the checker. */
  readonly addressOf: (path: string) => string;
  /** Whether names change with the content. */
  readonly hashed: boolean;
}

/** The programs of the page and of its worker. */
interface Programs {
  readonly files: readonly ProgramFile[];
  /** The script of the page and its style sheet, by their paths. */
  readonly script: string;
  readonly styles: string;
  /** All files that went into them, by their paths from the project's root. */
  readonly inputs: readonly string[];
}

/** Bundles the programs. @throws BuildFailure of esbuild, which names file and line */
export async function bundlePrograms({files, content, saxon, addressOf, hashed}: ProgramSource): Promise<Programs> {
  const bundled: ProgramFile[] = [];
  const inputs = new Set<string>();

  /** Bundles a program, and gives the name of its first file with an end. */
  async function bundle(entry: string, options: BuildOptions): Promise<(end: string) => string> {
    const entryNames = hashed ? '[name]-[hash]' : '[name]';
    const all = {...OPTIONS, ...options, entryPoints: [`src/checker/${entry}`], entryNames};
    const {outputFiles = [], metafile} = await build(all);
    const made = outputFiles.map(({path: file, contents}) => ({path: path.basename(file), content: contents}));
    bundled.push(...made);
    for (const input of Object.keys(metafile?.inputs ?? {})) inputs.add(input);
    return (end) => made.find(({path: name}) => name.endsWith(end))?.path ?? '';
  }

  const engine = await bundle('worker/engine.ts', {
    format: 'esm',
    external: NODE,
    plugins: [given({'checker:files': files})],
  });
  const worker = await bundle('worker/worker.ts', {
    format: 'iife',
    define: {SAXON: JSON.stringify(saxon)},
    plugins: [given({}, {'checker:engine': addressOf(engine('.js'))})],
  });
  const page = await bundle('app/checker.tsx', {
    format: 'esm',
    jsx: 'automatic',
    define: {
      ...sitePath,
      'process.env.NODE_ENV': '"production"',
      CHECKER_WORKER: JSON.stringify(addressOf(worker('.js'))),
    },
    plugins: [given({'checker:content': content})],
  });
  return {files: bundled, script: page('.js'), styles: page('.css'), inputs: [...inputs]};
}
