import {createRequire} from 'node:module';
import path from 'node:path';
import type * as Cheerio from 'cheerio';
import {builtHtml} from './site';

/** The HTML parser that the search brings; the build reads pages with it too. */
const fromProject = createRequire(path.resolve('package.json'));
const fromSearch = createRequire(fromProject.resolve('@easyops-cn/docusaurus-search-local/package.json'));
const {load} = fromSearch('cheerio') as typeof Cheerio;

/** The built HTML of a route, parsed as it is served: what a reader without script has, and without a browser. */
export const builtDocument = (route: string): Cheerio.CheerioAPI => load(builtHtml(route));

/** HTML of a part of a page, parsed: a page of the largest takes a second as a whole. */
export const parsed = (html: string): Cheerio.CheerioAPI => load(html);
