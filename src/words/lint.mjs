// The configurations and the parsers are TypeScript.
import 'tsx';
import {lint} from 'cspell';
import {cli} from 'textlint';

const FILES = [
  '{docs,documents,platform,vpd}/**/*.{mdx,yaml,yml}',
  'vpd/**/*.graphql',
  'openapi/*.yaml',
  'src/{components,theme}/**/*.tsx',
];

/** Plain English and spelling of all prose, in one process, so that each file is read once. */
const words = await cli.execute(['node', 'textlint', '--format', 'unix', ...FILES]);
const spelling = await lint([], {progress: false, issues: true, summary: true, mustFindFiles: true});
if (words !== 0 || spelling.issues > 0 || spelling.errors > 0) process.exitCode = 1;
