import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {ContentError} from '../contracts/contentError';
import {addressOf} from './addressOf';
import {untracked} from './files';
import {formatTitles} from './formatTitles';
import {frontMatterSchema} from './frontMatter';
import {fillTokens} from './tokens';

/** Pages that a plugin writes, with that plugin's own keys; the schema is for authors. */
const GENERATED = /^\.consoles[\\/]/;

/** File to its description. */
const descriptions = new Map<string, string>();

function lineOf(fileContent: string, key: string): number {
  return Math.max(1, fileContent.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1);
}

/**
 * Fails when another file of the site already has this description. The preview leaves this to the build: there the other file may get
 * another description, or go, and nothing would read this one again.
 */
function claimDescription(description: string, file: string, line: number): void {
  if (process.env.NODE_ENV === 'development') return;
  const owner = [...descriptions].find(([other, text]) => other !== file && text === description)?.[0];
  if (owner) throw new ContentError(file, line, `description is the same as in ${owner}`, 'Write one of its own');
  descriptions.set(file, description);
}

/**
 * Docusaurus' front matter hook: fills tokens, refuses unknown keys and wrong values with file and line,
 * and derives the address: the file's path with `.html`. No author types a slug. The page of a format has its titles from the registry.
 */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent, defaultParseFrontMatter}) => {
  const file = path.relative(process.cwd(), filePath);
  const parsed = await defaultParseFrontMatter({filePath, fileContent: fillTokens(fileContent, file)});
  if (GENERATED.test(file)) return parsed;
  const titles = untracked(() => formatTitles(addressOf(file)));
  if (titles && 'title' in parsed.frontMatter) {
    throw new ContentError(
      file,
      lineOf(fileContent, 'title'),
      'the page of a format has its title from the registry',
      'Leave it out here, and set it in documents/formats.yaml',
    );
  }
  const result = frontMatterSchema.safeParse({...parsed.frontMatter, ...(titles && {title: titles.title})});
  if (!result.success) {
    const issue = result.error.issues[0];
    const key = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    throw new ContentError(
      file,
      lineOf(fileContent, String(key).split('.').at(-1) ?? ''),
      `front matter '${key}': ${issue?.message}`,
      'src/content/frontMatter.ts lists the keys and their form',
    );
  }
  claimDescription(result.data.description, file, lineOf(fileContent, 'description'));
  const label = titles && {sidebar_label: titles.label};
  return {...parsed, frontMatter: {...result.data, ...label, slug: `${path.parse(filePath).name}.html`}};
};
