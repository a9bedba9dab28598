import fs from 'node:fs';
import path from 'node:path';
import {frontMatterSchema} from '../content/frontMatter';
import {untracked} from '../sources/files';
import {frontMatterOf} from '../sources/pageLinks';
import {addressOf, pageSources} from '../sources/pages';
import {pageBlocks, type DrawPart} from './page';
import type {Twin} from './twin';

const headOf = (source: string) =>
  frontMatterSchema
    .pick({title: true, description: true, robots: true})
    .strip()
    .parse(untracked(() => frontMatterOf(source)));

/** A page that people write. */
export interface WrittenPage extends ReturnType<typeof headOf> {
  /** Path of its source from the project's root. */
  readonly source: string;
  readonly page: string;
}

/** All pages that people write, by their addresses. */
export const writtenPages = (): WrittenPage[] =>
  untracked(pageSources).map((source) => ({source, page: addressOf(source), ...headOf(source)}));

/** The twin of a page that people write. */
export const pageTwin = ({source, page, title, description}: WrittenPage, draw: DrawPart): Twin => ({
  page,
  title,
  description,
  draw: async () => pageBlocks(path.resolve(source), await fs.promises.readFile(source, 'utf8'), draw),
});
