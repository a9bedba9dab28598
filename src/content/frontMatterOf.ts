import {parse} from 'yaml';
import {readAspect} from './files';
import {formatTitles} from './formatTitles';
import {addressOf} from './addressOf';
import {fillTokens} from './tokens';

/**
 * The front matter of a page's source as data, tokens filled, with the title that the registry gives the page of a format.
 * `parseFrontMatter` checks it; this only reads.
 * @returns an empty object for a file without front matter
 */
export function frontMatterOf(file: string): unknown {
  const block = readAspect(file, 'frontMatter');
  if (block === null) return {};
  const title = formatTitles(addressOf(file))?.title;
  return {...(parse(fillTokens(block, file).replace(/---$/, '')) as object), ...(title && {title})};
}
