import {hsl, readTokens} from './colours';

/** GraphiQL's colours, and the tokens of the site that they become. */
const COLOURS = {
  primary: 'accent-text',
  secondary: 'code-keyword',
  tertiary: 'code-name',
  info: 'method',
  success: 'good-text',
  warning: 'warn',
  error: 'danger-text',
  neutral: 'text',
  base: 'surface',
};

const PLACES =
  '.graphiql-container, .graphiql-dialog, .graphiql-dialog-overlay, .graphiql-tooltip, [data-radix-popper-content-wrapper]';

/** A rule that gives GraphiQL, its dialogs and its tooltips the colours of the site in a colour mode. */
export function graphiqlColours(scheme: 'light' | 'dark'): string {
  const colourOf = readTokens(Object.values(COLOURS), scheme);
  const values = Object.entries(COLOURS).map(([name, token]) => `--color-${name}: ${hsl(colourOf(token))};`);
  return `:root${scheme === 'dark' ? '[data-theme=dark]' : ''} body :is(${PLACES}) {${values.join('')}}`;
}
