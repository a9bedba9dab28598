import {editor} from 'monaco-graphql/esm/monaco-editor.js';
import {hex, readTokens} from './colours';

/** Monaco's kinds of code, and the tokens of src/css/tokens.css whose colour they get. */
const CODE = {
  '': 'code-text',
  comment: 'code-comment',
  string: 'code-string',
  'string.key.json': 'code-name',
  'string.value.json': 'code-string',
  keyword: 'code-keyword',
  number: 'code-number',
  type: 'code-name',
  key: 'code-name',
  'argument.identifier.gql': 'code-name',
};

/** The same for the parts of the editor. Monaco would give brackets a colour for each of the first three levels. */
const PARTS = {
  'editor.foreground': 'code-text',
  'editorBracketHighlight.foreground1': 'code-text',
  'editorBracketHighlight.foreground2': 'code-text',
  'editorBracketHighlight.foreground3': 'code-text',
  'editorBracketHighlight.unexpectedBracket.foreground': 'danger-text',
  'editorLineNumber.foreground': 'text-soft',
  'editorLineNumber.activeForeground': 'text',
  'editorCursor.foreground': 'accent',
  'editor.selectionBackground': 'accent-soft',
  'editorWidget.background': 'surface',
  'editorWidget.foreground': 'text',
  'editorWidget.border': 'line',
  'editorHoverWidget.background': 'surface',
  'editorSuggestWidget.background': 'surface',
  'editorSuggestWidget.foreground': 'text',
  'editorSuggestWidget.selectedBackground': 'accent-soft',
  'editorSuggestWidget.selectedForeground': 'text',
  'editorSuggestWidget.highlightForeground': 'accent-text',
  'editorSuggestWidget.focusHighlightForeground': 'accent-text',
  'editorError.foreground': 'danger-text',
  'editorWarning.foreground': 'warn',
  'list.hoverBackground': 'hover',
  'textLink.foreground': 'accent-text',
  focusBorder: 'accent',
};

const TRANSPARENT = {'editor.background': '#00000000', 'scrollbar.shadow': '#00000000'};

/** The names of our themes, by colour mode. */
export const MONACO_THEMES = {light: 'psb-light', dark: 'psb-dark'} as const;

/** Gives Monaco the colours of code of src/css/tokens.css. */
export function defineMonacoTheme(scheme: 'light' | 'dark'): void {
  const colourOf = readTokens([...Object.values(CODE), ...Object.values(PARTS)], scheme);
  const parts = Object.entries(PARTS).map(([part, name]) => [part, hex(colourOf(name))] as const);
  editor.defineTheme(MONACO_THEMES[scheme], {
    base: scheme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: Object.entries(CODE).map(([token, name]) => ({token, foreground: hex(colourOf(name)).slice(1)})),
    colors: {...TRANSPARENT, ...Object.fromEntries(parts)},
  });
}
