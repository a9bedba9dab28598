import type {CheerioAPI} from 'cheerio';
import {routeOf} from '../sitePath';
import {load, parseDocument, type ParsedPage, type Section} from './package';

/** Parts of a page that are interface, that repeat a record or a code, or that say in code what the words beside them say. */
const IGNORED = [
  'button',
  'input',
  'select',
  'nav',
  'noscript',
  'style',
  ':is(h1, h2, h3) > .badge',
  '.theme-doc-toc-mobile',
  '[role="tooltip"]',
  'figure',
  '[data-codes]',
  '[data-search="no"]',
  'details:has(> figure):not(:has(> summary > h3))',
  `a[href^="${routeOf('/reference/')}"]`,
  '[data-sample]',
  '[data-samples] [role="group"]',
  '[data-operation] [data-responses]',
  '[data-operation] > [data-beside] + *',
  '[data-operation] dl',
].join();

/** Components whose parts are left out likewise. */
const IGNORED_PARTS = new Set([
  'AnnotatedExample',
  'Conversions',
  'ErpFields',
  'ExampleIndex',
  'Examples',
  'ExplainedRules',
  'FormatOperations',
  'Identifiers',
  'MandatoryTerms',
  'OtherRules',
  'RuleSet',
  'RuleSets',
  'Structure',
  'UsedCodes',
]);

/** The same with the heading right before them. */
const WITH_HEADING = new Set(['ExplainedRules', 'OtherRules']);

/** Code blocks, which are most of a page; they have no record and are left out. */
const FIGURE = /<figure\b[^]*?<\/figure>/g;

/** A row that can be linked and is named by its first cell, such as a role or a capability. */
const NAMED_ROW = '[data-part^="DataTable"] tr[id]:has(> th[scope="row"])';

const HEADINGS = 'h1, h2, h3';
const INLINE = ['span', 'code', 'a'];
const WORD_FIRST = /^[^\s,.;:)]/;

/** A page, and its rows that can be linked. */
export interface PageWithRows extends ParsedPage {
  readonly rows: readonly Section[];
}

/** A row as a part of its page: its first cell is the title. */
function rowSection($: CheerioAPI, row: ReturnType<CheerioAPI>): Section {
  const cells = row.children().toArray();
  const [title = '', ...texts] = cells.map((cell) => $(cell).text().trim());
  return {title, hash: `#${row.attr('id')}`, content: texts.filter(Boolean).join(' ')};
}

/**
 * What the search reads of a built page. Headings count as if they were beside the elements around them; inline elements that a style keeps apart get a space.
 * @param anchors ids of elements with records: the sections come without them, and without what is below one that is a heading
 * @throws Error for an anchor that the page does not have
 */
export function readPage(html: string, url: string, anchors: readonly string[]): PageWithRows {
  const $ = load(html.replace(FIGURE, '<figure></figure>'), {xml: {xmlMode: false}});
  const article = $('article');
  const missing = new Set(anchors);
  article.find('[id]').each((_index, element) => {
    if (!missing.delete(element.attribs.id ?? '')) return;
    if ($(element).is(HEADINGS)) $(element).nextUntil(HEADINGS).remove();
    $(element).remove();
  });
  const [lost] = missing;
  if (lost) throw new Error(`A search record leads to ${url}#${lost}, but the page has no such place.`);
  article.find('[data-part]').each((_index, element) => {
    const name = element.attribs['data-part']?.split('-')[0] ?? '';
    if (WITH_HEADING.has(name)) $(element).prev('h2').remove();
    if (IGNORED_PARTS.has(name)) $(element).remove();
  });
  article.find(IGNORED).remove();
  article.find(INLINE.join()).each((_index, element) => {
    const {next} = element;
    if (next && 'name' in next && INLINE.includes(next.name) && WORD_FIRST.test($.text([next]))) $(element).after(' ');
  });
  const wrappers = article.find(HEADINGS).parentsUntil(article);
  wrappers.each((_index, wrapper) => void $(wrapper).replaceWith($(wrapper).contents()));
  const rows = article.find(NAMED_ROW).toArray();
  const page = parseDocument($);
  // What is left out of a heading leaves its spaces.
  const sections = page.sections.map((section) => ({...section, title: section.title.replace(/\s+/g, ' ')}));
  return {...page, sections, rows: rows.map((row) => rowSection($, $(row)))};
}
