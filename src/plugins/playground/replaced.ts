/** Modules of packages in whose place one of ours comes: the end of the module's path, and the file in src/playground/replaced. */
export const REPLACED: Readonly<Record<string, string>> = {
  'framer-motion/dist/es/index.mjs': 'reorder.tsx',
  '@graphiql/react/dist/utility/jsonc.js': 'jsonc.ts',
  '@graphiql/react/dist/utility/markdown.js': 'markdown.ts',
  '@graphiql/react/dist/components/image-preview.js': 'imagePreview.ts',
  '@graphiql/react/dist/components/markdown-content/index.js': 'markdownContent.tsx',
  '@graphiql/react/dist/components/operation-editor.js': 'operationEditor.tsx',
  '@graphiql/react/dist/components/response-editor.js': 'responseEditor.tsx',
  '@graphiql/react/dist/components/variables-editor.js': 'variablesEditor.tsx',
  '@graphiql/plugin-doc-explorer/dist/components/doc-explorer.js': 'docExplorer.tsx',
  '@graphiql/plugin-doc-explorer/dist/index.js': 'docExplorerIndex.ts',
  'monaco-graphql/esm/monaco-editor.js': '../monaco/index.ts',
  'monaco-editor/esm/vs/editor/contrib/codeAction/browser/codeAction.js': 'codeAction.ts',
  'monaco-editor/esm/vs/editor/contrib/gotoError/browser/gotoError.js': 'gotoError.ts',
};

const vs = (modules: readonly string[]): string[] => modules.map((module) => `monaco-editor/esm/vs/${module}.js`);

/** Modules of Monaco whose exports stay as classes without content, because nothing of the playground runs them. */
export const EMPTIED: readonly string[] = vs([
  'base/browser/ui/menu/menu',
  'base/browser/ui/selectBox/selectBox',
  'base/browser/ui/table/tableWidget',
  'base/browser/ui/tree/abstractTree',
  'base/browser/ui/tree/asyncDataTree',
  'base/browser/ui/tree/dataTree',
  'base/browser/ui/tree/objectTree',
  'editor/browser/widget/diffEditor/diffEditorWidget',
  'editor/browser/widget/multiDiffEditor/multiDiffEditorWidget',
  'editor/common/diff/linesDiffComputers',
  'editor/common/services/editorSimpleWorker',
  'editor/contrib/codeAction/browser/codeActionController',
  'editor/contrib/colorPicker/browser/colorHoverParticipant',
  'editor/contrib/gotoSymbol/browser/peek/referencesWidget',
  'editor/contrib/inlayHints/browser/inlayHintsHover',
  'editor/contrib/inlineCompletions/browser/hintsWidget/inlineCompletionsHintsWidget',
  'editor/standalone/browser/quickInput/standaloneQuickInputService',
]);

/** The same in the workers. */
export const EMPTIED_IN_WORKERS: readonly string[] = vs(['editor/common/diff/linesDiffComputers']);
