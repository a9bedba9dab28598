import {createRequire} from 'node:module';
import type * as Cheerio from 'cheerio';

const require = createRequire(import.meta.url);

const PACKAGE = '@easyops-cn/docusaurus-search-local';

const requireThere = createRequire(require.resolve(`${PACKAGE}/package.json`));
const utility = (name: string): unknown => requireThere(`./dist/server/server/utils/${name}.js`);

/** A part of a page, or what is above the first. */
export interface Section {
  readonly title: string;
  readonly hash: string;
  readonly content: string;
}

/** A page as the package reads it. */
export interface ParsedPage {
  readonly pageTitle: string;
  readonly description: string;
  /** Labels of the current entries of the top navigation and the sidebar. */
  readonly breadcrumb: readonly string[];
  readonly sections: readonly Section[];
}

/** The HTML parser of the package. */
export const {load} = requireThere('cheerio') as typeof Cheerio;

/** Title, description and sections of a parsed page. */
export const {parseDocument} = utility('parseDocument') as {parseDocument: (page: Cheerio.CheerioAPI) => ParsedPage};
