import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {browserCode, htmlFiles} from './src/config/browserCode.mjs';

/** Folders of src/ as an import names them: relative, or by `@site`. */
const ours = (folders) => `^(\\.{1,2}/|@site/src/)(.*/)?(${folders})(/|$)`;

/**
 * One wall: in `files`, no import may match `regex`. `types: true` lets types through; `more` are further patterns for the same files, and
 * `syntax` is what their code may not do besides.
 * Static imports and `import()` are both held; comments cannot switch the rule off (`noInlineConfig` below).
 */
function wall(files, regex, message, {types = false, more = [], syntax = []} = {}) {
  const patterns = [{regex, message, types}, ...more];
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: patterns.map(({types = false, ...each}) => ({
            ...each,
            caseSensitive: true,
            allowTypeImports: types,
          })),
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...patterns.map(({regex, message}) => ({
          selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
          message,
        })),
        ...syntax,
      ],
    },
  };
}

const CONTENT =
  'src/content imports contracts and service, never what draws or wires; of components only types may come in.';
const componentTypes = {regex: ours('components'), message: CONTENT, types: true};
const fileSystem = {
  regex: '^(node:)?fs(/|$)',
  message: 'src/content reads files of the project through files.ts, which tracks them.',
};

const VALIDATION =
  'src/validation is an engine for Node and browsers: of ours only types of contracts, and no module of Node outside src/validation/node.';
const notContracts = {
  regex: ours('plugins|components|content|service|config|theme|behaviour|sandbox|playground|partyService'),
  message: VALIDATION,
};
const nodeModules = {
  regex: '^(node:|fs$|path$|saxon-js|xslt3|libxml2-wasm/)|^\\.{1,2}/(.*/)?node(/|$)',
  message: VALIDATION,
};

const PARTY_SERVICE =
  'src/partyService runs in Node and in browsers: of packages graphql alone may come in, of ours only types of contracts.';
const notPartyService = {
  regex: ours('plugins|components|content|service|config|theme|behaviour|sandbox|playground|validation'),
  message: PARTY_SERVICE,
};
const notGraphql = {regex: '^(?!\\.{1,2}/|graphql$)', message: PARTY_SERVICE};

/** The import walls: contract → reader → plugin → page. tests/unit/walls.test.ts feeds each of them. */
export const walls = [
  wall(['src/service/**/*.{ts,tsx}'], '^(\\.\\./|@site/)', 'src/service imports nothing of ours.'),
  wall(
    ['src/contracts/*.{ts,tsx}'],
    '^(\\.\\./|@site/|@docusaurus/|@theme/|@generated/|react)',
    'src/contracts are pure readers: nothing of ours outside the folder, no React, no Docusaurus.',
  ),
  wall(
    ['src/contracts/*/*.{ts,tsx}'],
    '^(\\.\\./\\.\\./|@site/|@docusaurus/|@theme/|@generated/|react)',
    'src/contracts are pure readers: nothing of ours outside the folder, no React, no Docusaurus.',
  ),
  wall(
    ['src/hybrid/**/*.ts'],
    '^(\\.\\./|@site/)',
    'src/hybrid turns XML into a PDF; nothing of ours outside the folder.',
  ),
  wall(
    ['src/addresses/**/*.{ts,tsx}'],
    ours('contracts|plugins|components|content|service|config|theme|behaviour|sandbox|playground'),
    'src/addresses says where pages stand, to everybody; it imports nothing of ours but types.',
    {types: true},
  ),
  wall(
    ['src/config/**/*.{ts,tsx}'],
    ours('plugins|components|theme|behaviour|sandbox|playground'),
    'src/config is wiring: values of content, service and addresses, nothing that draws.',
  ),
  wall(['src/content/**/*.{ts,tsx}'], ours('plugins|theme|config|behaviour|sandbox|playground'), CONTENT, {
    more: [componentTypes, fileSystem],
  }),
  wall(
    ['src/content/files.ts', 'src/content/modulesIn.ts'],
    ours('plugins|theme|config|behaviour|sandbox|playground'),
    CONTENT,
    {more: [componentTypes]},
  ),
  wall(
    ['src/plugins/**/*.{ts,tsx}'],
    ours('components|theme|config|behaviour|sandbox|playground'),
    'src/plugins read contracts and content; they draw nothing.',
  ),
  ...[
    [['src/components/**/*.{ts,tsx}'], browserCode],
    [['src/components/html.ts', 'src/components/parsedHtml.ts'], htmlFiles],
  ].map(([files, syntax]) =>
    wall(
      files,
      ours('contracts|plugins|content|service|config|theme|behaviour|sandbox|playground|partyService'),
      'src/components take plain props; only types of contracts, content and service may come in.',
      {types: true, syntax},
    ),
  ),
  wall(
    ['src/theme/**/*.{ts,tsx}'],
    ours('contracts(?!/requests/curl)|plugins|content|service|config|sandbox|partyService'),
    'src/theme wraps with components; only types of contracts and content may come in, and how a request is written in curl.',
    {types: true, syntax: browserCode},
  ),
  wall(
    ['src/behaviour/**/*.ts'],
    ours('contracts|plugins|content|service|config|theme|sandbox|playground|partyService'),
    'src/behaviour is the one script of all pages: it may use components, nothing else of ours.',
    {types: true, syntax: browserCode},
  ),
  wall(
    ['src/sandbox/**/*.ts'],
    ours('plugins|components|theme|config|behaviour|playground'),
    'src/sandbox answers from contracts, content and service; it draws and builds nothing.',
  ),
  wall(['src/partyService/**/*.ts'], ours('contracts'), PARTY_SERVICE, {
    types: true,
    more: [notPartyService, notGraphql],
  }),
  wall(
    ['src/playground/**/*.{ts,tsx}'],
    ours(
      'contracts|plugins|components(?!/html$)|content|(?<!partyService/)service|config|theme|behaviour|sandbox|validation',
    ),
    'src/playground is a program of its own: of ours the sample service, how HTML gets into an element, and types of content.',
    {types: true, syntax: browserCode},
  ),
  wall(['src/validation/*.ts', 'src/validation/{compile,dico}/**/*.ts'], ours('contracts'), VALIDATION, {
    types: true,
    more: [notContracts, nodeModules],
  }),
  wall(
    ['src/validation/node/**/*.ts'],
    notContracts.regex,
    'src/validation/node reads contracts; nothing else of ours.',
  ),
];

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus*/',
      '.cache/',
      '.consoles/',
      'test-results/',
      'playwright-report/',
      'docs/samples/',
      'platform/samples/',
      'vpd/samples/',
    ],
  },
  {linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'error'}},
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      'max-lines': ['error', {max: 250}],
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', ignoreRestSiblings: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowNullish: true}],
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        {ignorePrimitives: {string: true, boolean: true}, ignoreTernaryTests: true},
      ],
    },
  },
  ...walls,
  {files: ['tests/**'], rules: {'no-console': 'off'}},
);
