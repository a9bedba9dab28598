import path from 'node:path';
import {build, type Plugin} from 'esbuild';

const OURS = './src/playground';
const NOTHING = `${OURS}/replaced/nothing.ts`;

/** Modules in whose place another comes, by the names under which they are imported. src/playground/README.md has the reason for each. */
export const REPLACED: Readonly<Record<string, string>> = {
  'framer-motion': `${OURS}/replaced/reorder.tsx`,
  'monaco-editor/esm/vs/editor/edcore.main.js': `${OURS}/monaco/index.ts`,
  'prettier/parser-babel': `${OURS}/replaced/prettierJson.ts`,
  'prettier/plugins/estree': `${OURS}/replaced/prettierJson.ts`,
  'prettier/parser-graphql': 'prettier/plugins/graphql',
};

/** The same in the workers, which don't format. */
export const REPLACED_IN_WORKERS: Readonly<Record<string, string>> = {
  'prettier/standalone': NOTHING,
  'prettier/parser-graphql': NOTHING,
};

const vs = (modules: readonly string[]): string[] => modules.map((module) => `monaco-editor/esm/vs/${module}.js`);

/** Modules of Monaco whose exports stay as classes without content, because nothing of the playground runs them. */
export const EMPTIED: readonly string[] = vs([
  'editor/browser/widget/diffEditor/diffEditorWidget',
  'editor/browser/widget/multiDiffEditor/multiDiffEditorWidget',
  'editor/common/services/editorSimpleWorker',
  'editor/standalone/browser/quickInput/standaloneQuickInputService',
]);

/** The same in the workers. */
export const EMPTIED_IN_WORKERS: readonly string[] = vs(['editor/common/diff/linesDiffComputers']);

/** The exports of a module, given by its path, as classes without content. */
export async function emptied(file: string): Promise<string> {
  const {metafile} = await build({entryPoints: [file], format: 'esm', metafile: true, write: false});
  const names = Object.values(metafile.outputs).flatMap((output) => output.exports);
  return names.map((name) => `export class ${name} {}`).join('\n');
}

/** An esbuild plugin that empties modules, given by the ends of their paths. */
export const emptying = (modules: readonly string[]): Plugin => ({
  name: 'emptying',
  setup(bundler) {
    bundler.onLoad({filter: new RegExp(`/(?:${modules.join('|')})$`)}, async ({path}) => ({
      contents: await emptied(path),
    }));
  },
});

/** An esbuild plugin that puts our sidebar in the place of GraphiQL's, which imports it by a relative path. */
export const ownSidebar: Plugin = {
  name: 'sidebar',
  setup(bundler) {
    bundler.onResolve({filter: /^\.\/ui\/sidebar\.js$/}, () => ({path: path.resolve(`${OURS}/replaced/sidebar.tsx`)}));
  },
};
