import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';

/** Code that may not fit a line: it breaks after a slash, a name between its words. */
const LONG_CODE = /<code>[^<\n]{17,}<\/code>/g;
const AFTER_SLASH = /(?<=[^</]\/)(?=[^/])/g;
const LONG_NAME = /<code>([A-Za-z:]{17,})<\/code>/g;
/** The column of a wide table makes room for as many characters, src/css/tables.css. */
const WHOLE = 40;
const BETWEEN_WORDS = /(?<=[a-z])(?=[A-Z])/g;
/** Code with the punctuation around it, between which no line ends. */
const CODE = /<code\b[^>]*>(?:[^\n<]|<wbr>)*<\/code>/.source;
const JOINED = new RegExp(`[([]?(?:<a [^>]*>${CODE}</a>|${CODE})[.,;:!?)\\]]*`, 'g');

const longName = (_code: string, name: string): string =>
  `<code${name.length > WHOLE ? '' : ' data-name'}>${name.replace(BETWEEN_WORDS, '<wbr>')}</code>`;

const breakable = (html: string): string =>
  html.replace(LONG_CODE, (code) => code.replace(AFTER_SLASH, '<wbr>')).replace(LONG_NAME, longName);

const joined = (html: string): string =>
  html.replace(JOINED, (code) => (/^<.*>$/.test(code) ? code : `<span data-joined>${code}</span>`));

/** What is not text, and the number of a business term with the punctuation around it, in which no line ends either. */
const TERM = /<code\b[^>]*>.*?<\/code>|<[^>]*>|[([]?(?<![\w-])B[TG]-\d+(?![\w-])[.,;:!?)\]]*/gs;

const wholeTerms = (html: string): string =>
  html.replace(TERM, (part) => (part.startsWith('<') ? part : `<span data-joined>${part}</span>`));

/** Without pictures: one from elsewhere would tell its host who reads. `![a](b)` is a link after an exclamation mark. */
const GFM = {extensions: [gfm(), {disable: {null: ['labelStartImage']}}], htmlExtensions: [gfmHtml()]};

/** Texts that were made into HTML: the structure of a format repeats descriptions on a dozen pages. */
const made = new Map<string, string>();

/** Markdown of a contract to HTML. Raw HTML is shown as text and script addresses are dropped, so a hostile text does nothing. */
export function markdownToHtml(markdown: string | undefined): string {
  if (!markdown) return '';
  const known = made.get(markdown);
  if (known !== undefined) return known;
  const html = wholeTerms(joined(breakable(micromark(markdown.trim(), GFM))));
  made.set(markdown, html);
  return html;
}

/** The same for one line: without the surrounding paragraph. */
export function inlineMarkdownToHtml(markdown: string | undefined): string {
  const html = markdownToHtml(markdown);
  return html.startsWith('<p>') && html.indexOf('</p>') === html.length - 4 ? html.slice(3, -4) : html;
}

export interface Fact {
  readonly name: string;
  readonly html: string;
}

/** Facts by their names, as HTML; those without a text are left out. */
export const factsInHtml = (facts: Readonly<Record<string, string | undefined>>): Fact[] =>
  Object.entries(facts).flatMap(([name, text]) => (text ? [{name, html: inlineMarkdownToHtml(text)}] : []));
