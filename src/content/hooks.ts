import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {guideOf, partOfGuide} from '../addresses/formatPages';
import {ContentError} from '../contracts/contentError';
import {untracked} from '../sources/files';
import {formatOfPage} from '../sources/formats';
import {titleFromData} from '../sources/pageLinks';
import {addressOf, type PageBelow, pagesBelow} from '../sources/pages';
import {fillTokens} from '../sources/tokens';
import {frontMatterSchema} from './frontMatter';

/** Docusaurus' hook before Markdown is parsed: fills the tokens in text, links and code. */
export const preprocess: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) =>
  fillTokens(fileContent, path.relative(process.cwd(), filePath));

/** Pages that a plugin writes, with that plugin's own keys; the schema is for authors. */
const GENERATED = /^\.consoles[\\/]/;

/** The names of a path, without the places in lists: they have no line of their own. */
const namesIn = (path: readonly PropertyKey[]): readonly PropertyKey[] => path.filter((key) => typeof key !== 'number');

function lineOf(fileContent: string, key: string): number {
  return Math.max(1, fileContent.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1);
}

/** What a page with a title from a registry has beside its own front matter: its label and sidebar, and for a format the guide with the pages below it, as tabs. */
function besideTitle(page: string): {sidebar_label?: string; displayed_sidebar: string; tabs: readonly PageBelow[]} {
  const below = pagesBelow(page);
  return {
    sidebar_label: partOfGuide(page) ? undefined : formatOfPage(page)?.label,
    displayed_sidebar: formatOfPage(page) ? 'documents' : 'root',
    tabs: below.length > 0 ? [{label: 'Guide', href: guideOf(page)}, ...below] : [],
  };
}

/** Docusaurus' front matter hook: fills tokens, refuses unknown keys and wrong values, adds the slug, and takes the titles of formats and code lists from their registries. */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent, defaultParseFrontMatter}) => {
  const file = path.relative(process.cwd(), filePath);
  const parsed = await defaultParseFrontMatter({filePath, fileContent: fillTokens(fileContent, file)});
  if (GENERATED.test(file)) return parsed;
  const page = addressOf(file);
  const title = untracked(() => titleFromData(page));
  const fail = (key: string, problem: string, remedy: string): never => {
    throw new ContentError(file, lineOf(fileContent, key), problem, remedy);
  };
  if (title && 'title' in parsed.frontMatter) {
    const remedy = 'Leave it out here: documents/formats.yaml or documents/codelists/lists.yaml has it';
    fail('title', 'the page of a format or of a code list has its title from the registry', remedy);
  }
  const result = frontMatterSchema.safeParse({...parsed.frontMatter, ...(title && {title})});
  if (!result.success) {
    const issue = result.error.issues[0];
    const key = String(issue?.code === 'unrecognized_keys' ? issue.keys[0] : namesIn(issue?.path ?? []).join('.'));
    const remedy = 'src/content/frontMatter.ts lists the keys and their form';
    return fail(key.split('.').at(-1) ?? '', `front matter '${key}': ${issue?.message}`, remedy);
  }
  const beside = title && untracked(() => besideTitle(page));
  // The search index has them; the page would only carry them.
  const {searchWords: _words, ...shown} = result.data;
  return {...parsed, frontMatter: {...shown, ...beside, slug: `${path.parse(filePath).name}.html`}};
};
