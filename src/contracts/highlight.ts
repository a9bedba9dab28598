import {createRequire} from 'node:module';
import path from 'node:path';
import {Prism} from 'prism-react-renderer';

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

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Two tokens of one class, with nothing or space between them; the first has no token inside. */
const NEIGHBOURS = /(<span class="([^"]*)">[^<]*)<\/span>(\s*)<span class="\2">/g;

/** One `<span>` in place of neighbours that look alike. */
function mergeNeighbours(html: string): string {
  const merged = html.replace(NEIGHBOURS, '$1$3');
  return merged === html ? html : mergeNeighbours(merged);
}

/** Prism repeats an entity as the tooltip of its token, unescaped, which is wrong HTML for an entity that HTML doesn't have. */
const withoutTooltips = (html: string): string =>
  html.replace(/(<span class="token [^"]*\bentity\b[^"]*") title="[^"]*"/g, '$1');

/** Whether `highlight` colours this language; 'text' and no language count as known and stay plain. */
export function isKnownLanguage(language: string): boolean {
  const name = ALIASES[language] ?? language;
  return name === 'plain' || LANGUAGES.has(name);
}

/** Code to HTML with Prism's token classes, at build time. An unknown language gives plain escaped text. */
export function highlight(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  const grammar = LANGUAGES.has(name) ? Prism.languages[name] : undefined;
  return grammar ? mergeNeighbours(withoutTooltips(Prism.highlight(code, grammar, name))) : escapeHtml(code);
}
