/**
 * What code that runs in a build may not do: the same files and environment variables must give the same bytes, wherever and whenever the site is
 * built. `npm run reproduce` shows it for all files; this names the line.
 */

const CLOCK =
  'A build depends on no clock. Dates come from contracts, from front matter, or from git (src/sources/history.ts).';
const CHANCE =
  'A build depends on no chance. Derive names and ids from the content, such as shortHash of src/plugins/servedFiles.ts.';
const LANGUAGE = "A build doesn't depend on the language of the machine. Name the locale, such as 'en'.";
const ZONE = "A build doesn't depend on the time zone of the machine. Use the UTC methods.";
const ORDER = 'The order in which a folder is read depends on the disk. Sort the names in the same function.';

const LOCALE_METHOD = '/^toLocale/';
const INTL = 'Collator|DateTimeFormat|DisplayNames|ListFormat|NumberFormat|PluralRules|RelativeTimeFormat|Segmenter';
const LOCAL_PART = '/^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)$|^getTimezoneOffset$/';
const READS = 'CallExpression[callee.property.name=/^(readdir|glob)(Sync)?$/]';
const SORTS = 'CallExpression[callee.property.name=/^(sort|toSorted)$/]';

const selectors = [
  [CLOCK, "MemberExpression[object.name='Date'][property.name='now']"],
  [CLOCK, "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']"],
  [CLOCK, 'MemberExpression[property.name=/^(mtime|ctime|birthtime|atime)(Ms)?$/]'],
  [CHANCE, "MemberExpression[object.name='Math'][property.name='random']"],
  [CHANCE, 'Identifier[name=/^(randomUUID|randomBytes|randomInt|getRandomValues)$/]'],
  [LANGUAGE, "CallExpression[callee.property.name='localeCompare'][arguments.length<2]"],
  [LANGUAGE, `CallExpression[callee.property.name=${LOCALE_METHOD}][arguments.length=0]`],
  [LANGUAGE, `NewExpression[callee.object.name='Intl'][callee.property.name=/^(${INTL})$/][arguments.length=0]`],
  [ZONE, `MemberExpression[property.name=${LOCAL_PART}]`],
  [ZONE, "NewExpression[callee.name='Date'][arguments.length>1]"],
  [
    ORDER,
    `:matches(FunctionDeclaration, FunctionExpression, ArrowFunctionExpression, Program):has(${READS}):not(:has(${SORTS}))`,
  ],
];

/** Folders of src whose code runs in a build. What else is in src runs in browsers, in the sandbox, or as a command. */
const IN_A_BUILD = [
  ...['addresses', 'components', 'config', 'content', 'contracts', 'conversion', 'diagnosis', 'facts', 'hybrid'],
  ...['plugins', 'sandbox/file', 'search', 'service', 'sources', 'theme'],
];

/** Files among them that may, each with its reason. */
const MAY = {
  'src/plugins/static-content/pageLoader.cjs':
    'the time is compared with that of edits in the preview, and not written',
  'src/plugins/static-content/finishedPages.ts': 'the same',
  'src/sandbox/file/inside/*.ts': 'runs in the sandbox, and not in the build that makes its file',
  'src/sources/files.ts': 'the time of a file says whether to read it again, and is not written',
  'src/sources/zip.ts': 'a zip has local times, so its first date is one of the time zone of now',
};

const RULE = 'same-bytes/syntax';

/** The plugin of the rule, for oxlint. */
export const sameBytesPlugins = [{name: 'same-bytes', specifier: './src/config/sameBytesPlugin.mjs'}];

/** Overrides of the linter for the code of builds, and for the files that may. */
export const sameBytes = [
  {
    files: IN_A_BUILD.map((folder) => `src/${folder}/**/*.{ts,tsx,mjs,cjs}`),
    rules: {[RULE]: ['error', ...selectors.map(([message, selector]) => ({selector, message}))]},
  },
  {files: Object.keys(MAY), rules: {[RULE]: 'off'}},
];
