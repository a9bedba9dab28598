// The parser is TypeScript.
import 'tsx';

const {proseParser} = await import('./src/words/cspell.ts');

/** Spelling of the same prose as the word list. Words of the project: src/words/dictionary.txt. */
export default {
  version: '0.2',
  language: 'en-GB',
  loadDefaultConfiguration: false,
  import: ['@cspell/dict-en-gb/cspell-ext.json'],
  dictionaryDefinitions: [{name: 'project', path: './src/words/dictionary.txt'}],
  dictionaries: ['en-gb', 'project'],
  plugins: [{parsers: [proseParser]}],
  parser: 'prose',
  // American words that the dictionary accepts.
  flagWords: ['artifact', 'center', 'gray'],
  files: [
    '{docs,documents,platform,vpd}/**/*.{mdx,yaml,yml}',
    'vpd/**/*.graphql',
    'openapi/*.yaml',
    'src/{components,theme,checker}/**/*.tsx',
    'README.md',
  ],
  ignorePaths: ['docs/samples', 'platform/samples', 'documents/examples', 'openapi/redocly.yaml'],
};
