import {createRequire} from 'node:module';
import path from 'node:path';
import {Prism} from 'prism-react-renderer';
import {colouredHtml, escapeHtml, type Piece} from './colours';

/** What prism-react-renderer leaves out, and JavaScript, for which it makes many tokens that the site does not colour. */
const MORE_LANGUAGES = ['javascript', 'markup-templating', 'php', 'bash', 'csharp', 'java', 'http', 'ini', 'nginx'];

const LANGUAGES = new Set([...MORE_LANGUAGES, 'graphql', 'json', 'markup', 'python', 'typescript', 'yaml']);

const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  xml: 'markup',
  html: 'markup',
  js: 'javascript',
  text: 'plain',
  txt: 'plain',
};

/** A grammar of prismjs registers itself at the global `Prism`; Docusaurus does the same for its own code blocks. */
function addLanguages(): void {
  const scope = globalThis as {Prism?: unknown};
  const before = scope.Prism;
  // By the project's folder: this file is loaded as a module and as CommonJS.
  const load = createRequire(path.resolve('package.json'));
  scope.Prism = Prism;
  for (const language of MORE_LANGUAGES) load(`prismjs/components/prism-${language}`);
  scope.Prism = before;
}

addLanguages();

/** The tokens of code. The grammar of PHP is built on that of templates, which works by hooks. */
function tokensOf(code: string, grammar: Parameters<typeof Prism.tokenize>[1], language: string): readonly Piece[] {
  const given = {code, grammar, language};
  Prism.hooks.run('before-tokenize', given);
  const tokenized = {...given, tokens: Prism.tokenize(given.code, given.grammar)};
  Prism.hooks.run('after-tokenize', tokenized);
  return tokenized.tokens;
}

/** Whether `highlight` colours this language; 'text' and no language count as known and stay plain. */
export function isKnownLanguage(language: string): boolean {
  const name = ALIASES[language] ?? language;
  return name === 'plain' || LANGUAGES.has(name);
}

/** HTML by language and code: a request is on several pages and in a file, and the preview makes all of them again with each edit. */
const known = new Map<string, string>();

/** Code to HTML at build time, with the class of each colour. An unknown language gives plain escaped text. */
export function highlight(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  const grammar = LANGUAGES.has(name) ? Prism.languages[name] : undefined;
  if (!grammar) return escapeHtml(code);
  const key = `${name} ${code}`;
  const html = known.get(key) ?? colouredHtml(tokensOf(code, grammar, name));
  known.set(key, html);
  return html;
}
