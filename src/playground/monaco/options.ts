import type {editor} from 'monaco-editor';

type Options = editor.IStandaloneEditorConstructionOptions;

/** The options of each editor; a screen reader says the label first. */
const OWN: Readonly<Record<string, Options>> = {
  'operation.graphql': {
    ariaLabel: 'Query. Ctrl and Enter runs it, Ctrl and Space shows suggestions, Tab leaves the editor',
  },
  'variables.json': {ariaLabel: 'Variables as JSON. Ctrl and Enter runs the query, Tab leaves the editor'},
  // Without hover: GraphiQL would request each text of a response that looks like the path of a picture.
  'response.json': {ariaLabel: 'Response, read only', hover: {enabled: false}},
};

const OPTIONS: Options = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 14,
  tabIndex: 0,
  wordWrap: 'on',
  wrappingIndent: 'indent',
  // Words of the text are not suggested, and addresses in responses are not links, because any party can put one there.
  wordBasedSuggestions: 'off',
  links: false,
  colorDecorators: false,
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  contextmenu: false,
  fixedOverflowWidgets: true,
  'semanticHighlighting.enabled': false,
};

/** The options of an editor of the playground, which win over GraphiQL's. */
export const optionsFor = ({model}: Options): Options => ({
  ...OPTIONS,
  ...OWN[model?.uri.path.split('-').at(-1) ?? ''],
});

/** Keeps focus and screen readers off the element that GraphiQL puts around an editor; our notice announces the response. */
export function prepareFrame(frame: HTMLElement): void {
  frame.tabIndex = -1;
  frame.ariaLive = 'off';
  frame.ariaAtomic = 'false';
  if (frame.ariaLabel !== null) frame.ariaLabel = 'Response';
}
