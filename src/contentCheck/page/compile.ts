import path from 'node:path';
import {DEFAULT_MARKDOWN_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import {compileToJSX} from '@docusaurus/mdx-loader/lib/utils';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Plugin} from 'unified';
import {sections} from '../../config/sections';
import {parseFrontMatter, preprocess} from '../../content/hooks';
import {takeRecord, type PageRecord} from '../../content/markdown/record';
import {remarkAnchors} from './anchors';
import {remarkWritten, type WrittenPage} from './written';

/** What a page is, as its compiler sees it. */
export interface CompiledPage {
  readonly title: string;
  readonly description: string;
  readonly written: WrittenPage;
  /** The ids that links can lead to. */
  readonly anchors: ReadonlySet<string>;
  readonly record: PageRecord;
}

const sitePlugins = (sections[0]?.beforeDefaultRemarkPlugins ?? []) as readonly Plugin[];

const siteDir = (): string => process.cwd();

type Options = Parameters<typeof compileToJSX>[0]['options'];

/** Those of the docs instances and of docusaurus.config.ts; the code of the page is left out. */
const options = (): Options => ({
  admonitions: true,
  beforeDefaultRemarkPlugins: [remarkWritten, ...sitePlugins],
  remarkPlugins: [remarkAnchors],
  siteDir: siteDir(),
  staticDirs: [path.join(siteDir(), 'static')],
  markdownConfig: {
    ...DEFAULT_MARKDOWN_CONFIG,
    preprocessor: preprocess,
    parseFrontMatter,
    // src/contentCheck/checks/images.ts and links.ts name the line.
    hooks: {onBrokenMarkdownImages: 'ignore', onBrokenMarkdownLinks: 'ignore'},
  },
});

let known: Options | undefined;

/**
 * Compiles a page as Docusaurus does, with the site's own front matter, tokens and parts, without code for the browser.
 * @param file path from the project's root
 * @throws ContentError for front matter or a token, VFileMessage for what is no MDX
 */
export async function compilePage(file: string, fileContent: string): Promise<CompiledPage> {
  const filePath = path.join(siteDir(), file);
  const {frontMatter} = await parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  if (known?.siteDir !== siteDir()) known = options();
  const compiler = {filePath, fileContent, frontMatter, options: known, compilerName: 'client'} as const;
  const {content, data} = await compileToJSX(compiler);
  const {title, description} = frontMatter as {title: string; description: string};
  const {written, anchors} = data as {written: WrittenPage; anchors: ReadonlySet<string>};
  return {title, description, written, anchors, record: takeRecord(content).record};
}
