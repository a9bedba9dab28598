import {createRequire} from 'node:module';
import path from 'node:path';
import type * as Cheerio from 'cheerio';

/** The HTML parser that the search brings; the build reads pages with it too. */
const fromProject = createRequire(path.resolve('package.json'));
const fromSearch = createRequire(fromProject.resolve('@easyops-cn/docusaurus-search-local/package.json'));
const {load} = fromSearch('cheerio') as typeof Cheerio;

/** Folder of the built site under test. */
export const build = process.env.PSB_BUILD ?? 'build';

/** HTML of a page or a part of one, parsed: a page of the largest takes a second as a whole. */
export const parsed = (html: string): Cheerio.CheerioAPI => load(html);
