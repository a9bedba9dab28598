/** Modules of packages in whose place one of ours comes: the end of the module's path, and the file in src/playground/replaced. */
export const REPLACED: Readonly<Record<string, string>> = {
  'framer-motion/dist/es/index.mjs': 'reorder.tsx',
  '@graphiql/react/dist/utility/jsonc.js': 'jsonc.ts',
  '@graphiql/react/dist/components/image-preview.js': 'imagePreview.ts',
  '@graphiql/react/dist/components/variables-editor.js': 'variablesEditor.tsx',
  '@graphiql/react/dist/components/response-editor.js': 'responseEditor.tsx',
  '@graphiql/plugin-doc-explorer/dist/components/doc-explorer.js': 'docExplorer.tsx',
  '@graphiql/plugin-doc-explorer/dist/index.js': 'docExplorerIndex.ts',
  '@graphiql/react/dist/utility/markdown.js': 'markdown.ts',
  '@graphiql/react/dist/components/markdown-content/index.js': 'markdownContent.tsx',
  'monaco-graphql/esm/monaco-editor.js': '../monaco/index.ts',
  'vs/editor/contrib/codeAction/browser/codeAction.js': 'codeAction.ts',
  'vs/editor/contrib/gotoError/browser/gotoError.js': 'gotoError.ts',
};

/** Modules of Monaco whose exports stay as classes without content, because nothing of the playground runs them. */
export const EMPTIED: readonly string[] = [
  'editor/browser/widget/diffEditor/diffEditorWidget.js',
  'editor/browser/widget/multiDiffEditor/multiDiffEditorWidget.js',
  'editor/standalone/browser/quickInput/standaloneQuickInputService.js',
  'editor/contrib/codeAction/browser/codeActionController.js',
  'editor/contrib/colorPicker/browser/colorHoverParticipant.js',
  'editor/contrib/inlayHints/browser/inlayHintsHover.js',
  'editor/contrib/inlineCompletions/browser/hintsWidget/inlineCompletionsHintsWidget.js',
  'editor/contrib/gotoSymbol/browser/peek/referencesWidget.js',
  'base/browser/ui/selectBox/selectBox.js',
  'base/browser/ui/menu/menu.js',
  'editor/common/services/editorSimpleWorker.js',
  'editor/common/diff/linesDiffComputers.js',
  'base/browser/ui/tree/abstractTree.js',
  'base/browser/ui/tree/asyncDataTree.js',
  'base/browser/ui/tree/dataTree.js',
  'base/browser/ui/tree/objectTree.js',
  'base/browser/ui/table/tableWidget.js',
];
