import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {guideOf, partOfGuide} from '../addresses/formatPages';
import {ContentError} from '../contracts/contentError';
import {untracked} from '../sources/files';
import {formatOfPage, titleOfFormatPage} from '../sources/formats';
import {addressOf, pagesBelow} from '../sources/pages';
import {fillTokens} from '../sources/tokens';
import {frontMatterSchema, type FormatTab} from './frontMatter';

/** Docusaurus' hook before Markdown is parsed: fills the tokens in text, links and code. */
export const preprocess: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) =>
  fillTokens(fileContent, path.relative(process.cwd(), filePath));

/** Pages that a plugin writes, with that plugin's own keys; the schema is for authors. */
const GENERATED = /^\.consoles[\\/]/;

/** File to its description. */
const descriptions = new Map<string, string>();

function lineOf(fileContent: string, key: string): number {
  return Math.max(1, fileContent.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1);
}

/** Refuses a description that another page has; not in the preview, where a change of the other page would not read this one again. */
function claimDescription(description: string, file: string, line: number): void {
  if (process.env.NODE_ENV === 'development') return;
  const owner = [...descriptions].find(([other, text]) => other !== file && text === description)?.[0];
  if (owner) throw new ContentError(file, line, `description is the same as in ${owner}`, 'Write one of its own');
  descriptions.set(file, description);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a page of a format has beside its own front matter: its label, and the guide with the pages below it, as tabs. */
function formatPage(page: string): {sidebar_label?: string; displayed_sidebar: string; tabs: readonly FormatTab[]} {
  const below = pagesBelow(page).map(({part, page: href}) => ({label: capital(part), href}));
  return {
    sidebar_label: partOfGuide(page) ? undefined : formatOfPage(page)?.label,
    displayed_sidebar: 'documents',
    tabs: below.length > 0 ? [{label: 'Guide', href: guideOf(page)}, ...below] : [],
  };
}

/** Docusaurus' front matter hook: fills tokens, refuses unknown keys and wrong values, adds the slug, and takes titles of formats from the registry. */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent, defaultParseFrontMatter}) => {
  const file = path.relative(process.cwd(), filePath);
  const parsed = await defaultParseFrontMatter({filePath, fileContent: fillTokens(fileContent, file)});
  if (GENERATED.test(file)) return parsed;
  const page = addressOf(file);
  const title = untracked(() => titleOfFormatPage(page));
  const fail = (key: string, problem: string, remedy: string): never => {
    throw new ContentError(file, lineOf(fileContent, key), problem, remedy);
  };
  if (title && 'title' in parsed.frontMatter) {
    const remedy = 'Leave it out here, and set it in documents/formats.yaml';
    fail('title', 'the page of a format has its title from the registry', remedy);
  }
  const result = frontMatterSchema.safeParse({...parsed.frontMatter, ...(title && {title})});
  if (!result.success) {
    const issue = result.error.issues[0];
    const key = String(issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.'));
    const remedy = 'src/content/frontMatter.ts lists the keys and their form';
    return fail(key.split('.').at(-1) ?? '', `front matter '${key}': ${issue?.message}`, remedy);
  }
  claimDescription(result.data.description, file, lineOf(fileContent, 'description'));
  const ofFormat = title && untracked(() => formatPage(page));
  return {...parsed, frontMatter: {...result.data, ...ofFormat, slug: `${path.parse(filePath).name}.html`}};
};
