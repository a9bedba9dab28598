import {browserCode, htmlFiles, linkFile} from './browserCode.mjs';

const DRAWING = '^(react|@docusaurus/|@theme/|@generated/)';
const FILE_SYSTEM = '^(node:)?fs(/|$)';
const NODE = '^(node:|fs$|path$|saxon-js|xslt3|libxml2-wasm/)|^\\.{1,2}/(.*/)?node(/|$)';
const BUT_GRAPHQL = '^(?!\\.{1,2}/|graphql$)';

/** What every reader of XML asks first. */
const DOCUMENT_TYPE = 'contracts/xml/documentType';

const SOURCES = {
  values: [
    ...['contracts', 'service', 'addresses', 'hybrid', 'partyService', 'search'],
    'diagnosis/corrections/knowledge',
  ],
  types: ['diagnosis'],
};
const CONTENT = {values: ['sources', 'contracts', 'service', 'addresses'], types: ['components']};
const COMPONENTS = {
  values: ['addresses', 'search', 'contracts/escapeRegExp'],
  types: ['contracts', 'sources', 'service'],
};

/** What the transports of the sandbox share. None knows another. */
const TRANSPORT = [
  'bus',
  'compose',
  'hookSyntax',
  'reading',
  'answer',
  'bearer',
  'body',
  'errors',
  'form',
  'limits',
  'newest',
  'prefer',
  'rate',
  'target',
].map((name) => `sandbox/${name}`);

/** What the bus of the sandbox makes use of, and what remembers nothing. */
const BUS_PARTS = ['compose', 'hookSyntax', 'reading'].map((name) => `sandbox/${name}`);

/**
 * What the code of each folder of src may import of other folders: `values` wholly, `types` as types alone. What is not in the list fails.
 * `never` are modules that it may not import besides, `syntax` is what its code may not do. An entry with `files` is for these files of the
 * folder alone, in place of the entry before.
 */
const FOLDERS = [
  ['service', {}],
  ['addresses', {types: ['contracts']}],
  ['contracts', {never: DRAWING}],
  ['hybrid', {values: [DOCUMENT_TYPE]}],
  ['search', {never: DRAWING}],
  ['partyService', {types: ['contracts'], never: BUT_GRAPHQL}],
  ['conversion', {values: ['contracts/groupBy', 'contracts/base64'], types: ['contracts'], never: NODE}],
  ['validation', {values: [DOCUMENT_TYPE], types: ['contracts'], never: NODE}],
  ['facts', {values: ['validation'], types: ['contracts'], never: NODE}],
  ['diagnosis', {values: ['addresses', 'validation', 'conversion', 'contracts', 'facts'], never: NODE}],
  ['validation/node', {values: ['contracts', 'service', 'addresses', 'validation']}],
  ['sources', {...SOURCES, never: FILE_SYSTEM}],
  ['sources', {...SOURCES, files: ['src/sources/files.ts']}],
  ['content', {...CONTENT, never: FILE_SYSTEM}],
  ['content', {...CONTENT, files: ['src/content/allParts.ts']}],
  ['twins', {values: ['components', 'content', 'sources', 'contracts', 'service', 'addresses']}],
  ['config', {values: ['sources', 'content', 'service', 'addresses', 'contracts/escapeRegExp']}],
  [
    'plugins',
    {
      values: ['sources', 'content', 'contracts', 'service', 'addresses', 'search', 'sandbox/file', 'twins'],
      types: ['checker', 'components', 'diagnosis', 'partyService'],
    },
  ],
  ['words', {values: ['contracts/contentError']}],
  [
    'contentCheck',
    {
      values: ['content', 'config', 'sources', 'contracts', 'service', 'addresses', 'validation', 'sandbox'],
      never: FILE_SYSTEM,
    },
  ],
  ['components', {...COMPONENTS, syntax: browserCode}],
  ['components', {...COMPONENTS, syntax: htmlFiles, files: ['src/components/html.ts', 'src/components/parsedHtml.ts']}],
  ['components', {...COMPONENTS, syntax: linkFile, files: ['src/components/SiteLink.tsx']}],
  ['behaviour', {values: ['components', 'addresses', 'contracts/escapeRegExp'], syntax: browserCode}],
  [
    'theme',
    {
      values: ['components', 'behaviour', 'addresses', 'contracts/requests/curl', 'contracts/requests/exampleFile'],
      types: ['contracts', 'sources', 'content'],
      syntax: browserCode,
    },
  ],
  [
    'playground',
    {
      values: [
        'addresses',
        'components/html',
        'components/addSheet',
        'components/Fold/styles.module.css',
        'components/SiteLink',
        'contracts/partyAddress',
        'contracts/requests',
        'partyService',
      ],
      types: ['contracts', 'sources'],
      syntax: browserCode,
    },
  ],
  ['checker', {types: ['contracts', 'diagnosis', 'validation']}],
  [
    'checker/app',
    {
      values: [
        'addresses',
        'components/html',
        'components/addSheet',
        'components/SiteLink',
        'checker/client',
        'checker/model',
        'checker/protocol',
        'diagnosis',
      ],
      types: ['contracts', 'validation'],
      syntax: browserCode,
    },
  ],
  [
    'checker/worker',
    {
      values: ['checker/model', 'checker/protocol', 'contracts', 'diagnosis', 'validation', 'conversion'],
      syntax: browserCode,
    },
  ],
  [
    'sandbox',
    {
      values: [
        ...['sources', 'contracts', 'service', 'addresses', 'partyService'],
        ...['validation', 'facts', 'conversion', 'hybrid'],
      ],
    },
  ],
  [
    'sandbox/bus',
    {
      values: ['contracts', 'addresses', 'validation', 'facts', 'conversion', ...BUS_PARTS],
      types: ['service'],
      never: '^(node:|fs$|path$)',
    },
  ],
  ...BUS_PARTS.map((part) => [
    part,
    {
      values: ['addresses', 'validation', 'facts', 'contracts/base64', 'sandbox/bus', ...BUS_PARTS],
      types: ['contracts'],
      never: '^(node:|fs$|path$)',
    },
  ]),
  ['sandbox/rest', {values: ['contracts', 'validation', ...TRANSPORT]}],
  [
    'sandbox/soap',
    {
      values: ['contracts', 'service', 'validation', 'hybrid', ...TRANSPORT].concat(
        ['untracked', 'soapPath', 'project', 'platformData'].map((name) => `sandbox/${name}`),
      ),
    },
  ],
  ['sandbox/party', {values: ['sources', 'partyService', ...TRANSPORT]}],
  ['sandbox/page', {values: ['service', ...TRANSPORT]}],
];

/** Files of the project outside src that code may import. */
const OUTSIDE = ['sidebars', 'package\\.json'];

/** How many folders deep the files of a folder are, at most. */
const DEEPEST = 5;

/** A part of a regular expression: one of these places, or what is below it. */
const oneOf = (places) => `(${places.join('|')})(/|$)`;

const not = (places) => (places.length > 0 ? `(?!${oneOf(places)})` : '');

/** The same for what is beside a folder in a folder of src, such as the transports of the sandbox. */
function besidePatterns(folder, depth, {values = []}) {
  const [parent, own] = folder.split('/');
  if (own === undefined || values.includes(parent)) return [];
  const beside = values.filter((each) => each.startsWith(`${parent}/`)).map((each) => each.slice(parent.length + 1));
  return [{regex: `^(\\.\\./){${depth - 1}}(?!\\.\\./)${not([own, ...beside])}`}];
}

/** The patterns of modules that files `depth` folders below src may not import: an import leaves its folder by as many `../`, or by `@site`. */
function patternsOf(folder, depth, {values = [], types = [], never}) {
  const src = `^((\\.\\./){${depth}}|@site/src/)`;
  const outside = `^((\\.\\./){${depth + 1}}|@site/(?!src/))`;
  return [
    {regex: `${src}(?!\\.\\./)${not([folder, ...values, ...types])}`},
    {regex: `${outside}${not(OUTSIDE)}`},
    ...(types.length > 0 ? [{regex: `${src}${not(values)}${oneOf(types)}`, allowTypeImports: true}] : []),
    ...(never ? [{regex: never}] : []),
  ];
}

/** Calls that load a module of ours by another way than an import. */
const REQUIRE =
  ':matches([callee.name=/^require/], [callee.object.name=/^require/], [callee.callee.name="createRequire"])';

/** The wall around files `depth` folders below src. Imports, `import()` and `require()` are checked. */
function wall(folder, depth, files, {syntax = [], ...allowed}) {
  const {values = [], types = []} = allowed;
  const list = [...values, ...types.map((each) => `types of ${each}`)].join(', ') || 'no other folder';
  const message = `src/${folder} may import ${list}; src/config/importWalls.mjs has the lists.`;
  const all = [...patternsOf(folder, depth, allowed), ...besidePatterns(folder, depth, allowed)];
  const patterns = all.map((each) => ({...each, message, caseSensitive: true}));
  return {
    files,
    rules: {
      'eslint-js/no-restricted-imports': ['error', {patterns}],
      'eslint-js/no-restricted-syntax': [
        'error',
        ...patterns.map(({regex}) => ({
          selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
          message,
        })),
        {selector: `CallExpression${REQUIRE} > Literal[value=/^\\.\\.?\\//]`, message},
        ...syntax,
      ],
    },
  };
}

/** The walls of an entry: one for each depth at which files of the folder can be. */
function wallsOf([folder, {files, ...allowed}]) {
  const base = folder.split('/').length;
  if (files) return [wall(folder, base, files, allowed)];
  return Array.from({length: DEEPEST}, (_, below) =>
    wall(folder, base + below, [`src/${folder}/${'*/'.repeat(below)}*.{ts,tsx}`], allowed),
  );
}

/** ESLint's own rules, for oxlint: its `no-restricted-imports` has no look-ahead in patterns, and it lacks `no-restricted-syntax`. */
export const wallPlugins = [{name: 'eslint-js', specifier: 'oxlint-plugin-eslint'}];

/** The walls between the folders of src. No comment may switch them off; tests/unit/walls.test.ts feeds each of them. */
export const importWalls = FOLDERS.flatMap(wallsOf);
