import type {editor} from 'monaco-editor';

/** What each editor is for, in the words that a screen reader says first. */
const LABELS: Readonly<Record<string, string>> = {
  'operation.graphql': 'Query. Ctrl and Enter runs it, Ctrl and Space shows suggestions, Tab leaves the editor',
  'variables.json': 'Variables as JSON. Ctrl and Enter runs the query, Tab leaves the editor',
  'response.json': 'Response, read only',
};

/** The options of ours, which win over GraphiQL's. */
const OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 14,
  tabIndex: 0,
  // Words of the text are no completions, and addresses in responses stay text: a party could have any.
  wordBasedSuggestions: 'off',
  links: false,
  colorDecorators: false,
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  contextmenu: false,
  fixedOverflowWidgets: true,
  'semanticHighlighting.enabled': false,
  bracketPairColorization: {enabled: false},
};

/** The options of an editor of the playground. */
export function optionsFor({model}: editor.IStandaloneEditorConstructionOptions): typeof OPTIONS {
  const name = model?.uri.path.split('-').at(-1) ?? '';
  return {...OPTIONS, ariaLabel: LABELS[name] ?? name};
}
