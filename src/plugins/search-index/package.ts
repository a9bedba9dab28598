import {createRequire} from 'node:module';
import path from 'node:path';
import type * as Cheerio from 'cheerio';

const require = createRequire(import.meta.url);

const PACKAGE = '@easyops-cn/docusaurus-search-local';

const requireThere = createRequire(require.resolve(`${PACKAGE}/package.json`));
const utility = (name: string): unknown => requireThere(`./dist/server/server/utils/${name}.js`);

/** The name under which the package's browser code imports what `generate` writes. */
export const GENERATED = path.join(PACKAGE, 'default');

/** A page as the package reads it. */
export interface ParsedPage {
  readonly pageTitle: string;
  readonly description: string;
  /** Labels of the current entries of the top navigation and the sidebar. */
  readonly breadcrumb: readonly string[];
  readonly sections: readonly {readonly title: string; readonly hash: string; readonly content: string}[];
}

/** A word on its way into lunr's index. */
export interface Token {
  readonly metadata: {readonly fields: readonly string[]};
  toString(): string;
  clone(): Token;
}

type Step = (token: Token) => Token | Token[] | undefined;

interface Builder {
  readonly pipeline: {remove(step: Step): void; add(step: Step): void};
  ref(name: string): void;
  field(name: string, options: {readonly boost: number}): void;
  add(document: Readonly<Record<string, string>>, attributes: {readonly boost: number}): void;
}

interface Lunr {
  (build: (this: Builder) => void): object;
  readonly stemmer: Step;
  /** Gives nothing for a word such as `the`. */
  readonly stopWordFilter: (token: Token) => Token | undefined;
  readonly Pipeline: {registerFunction(step: Step, label: string): void};
}

/** lunr, as the package's worker loads it: an index is read by the version that wrote it. */
export const lunr = requireThere('lunr') as Lunr;

/** The HTML parser of the package. */
export const {load} = requireThere('cheerio') as typeof Cheerio;

/** Title, description and sections of a parsed page. */
export const {parseDocument} = utility('parseDocument') as {parseDocument: (page: Cheerio.CheerioAPI) => ParsedPage};

/** Writes the constants that the package's browser code imports. */
export const {generate} = utility('generate') as {generate: (settings: object, folder: string) => void};
