import {editor} from 'monaco-graphql/esm/monaco-editor.js';
import {hex} from './colours';
import {readTokens} from './tokens';

const TOKENS = [
  'surface',
  'text',
  'text-soft',
  'line',
  'hover',
  'accent',
  'accent-soft',
  'accent-text',
  'danger-text',
  'warn',
  'code-text',
  'code-comment',
  'code-string',
  'code-keyword',
  'code-name',
  'code-number',
] as const;

/** The names of our themes, by colour mode. */
export const MONACO_THEMES = {light: 'psb-light', dark: 'psb-dark'} as const;

/** Gives Monaco the colours of code of src/css/tokens.css. */
export function defineMonacoTheme(scheme: 'light' | 'dark'): void {
  const rgb = readTokens(TOKENS, scheme);
  const colour = (name: (typeof TOKENS)[number]): string => hex(rgb.get(name) ?? [0, 0, 0]);
  const rule = (token: string, name: (typeof TOKENS)[number]): {token: string; foreground: string} => ({
    token,
    foreground: colour(name).slice(1),
  });
  editor.defineTheme(MONACO_THEMES[scheme], {
    base: scheme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      rule('', 'code-text'),
      rule('comment', 'code-comment'),
      rule('string', 'code-string'),
      rule('string.key.json', 'code-name'),
      rule('string.value.json', 'code-string'),
      rule('keyword', 'code-keyword'),
      rule('number', 'code-number'),
      rule('type', 'code-name'),
      rule('key', 'code-name'),
      rule('argument.identifier.gql', 'code-name'),
    ],
    colors: {
      'editor.background': '#00000000',
      'editor.foreground': colour('code-text'),
      'editorLineNumber.foreground': colour('text-soft'),
      'editorLineNumber.activeForeground': colour('text'),
      'editorCursor.foreground': colour('accent'),
      'editor.selectionBackground': colour('accent-soft'),
      'editorWidget.background': colour('surface'),
      'editorWidget.foreground': colour('text'),
      'editorWidget.border': colour('line'),
      'editorHoverWidget.background': colour('surface'),
      'editorSuggestWidget.background': colour('surface'),
      'editorSuggestWidget.foreground': colour('text'),
      'editorSuggestWidget.selectedBackground': colour('accent-soft'),
      'editorSuggestWidget.selectedForeground': colour('text'),
      'editorSuggestWidget.highlightForeground': colour('accent-text'),
      'editorSuggestWidget.focusHighlightForeground': colour('accent-text'),
      'editorError.foreground': colour('danger-text'),
      'editorWarning.foreground': colour('warn'),
      'list.hoverBackground': colour('hover'),
      'textLink.foreground': colour('accent-text'),
      'scrollbar.shadow': '#00000000',
      focusBorder: colour('accent'),
    },
  });
}
