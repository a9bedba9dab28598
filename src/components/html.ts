/** What React calls the content of an element that is HTML. */
export interface HtmlContent {
  readonly dangerouslySetInnerHTML: {readonly __html: string};
}

/** The HTML that the properties of an element give it; undefined where it has other content. */
export const htmlIn = ({dangerouslySetInnerHTML}: Partial<HtmlContent>): string | undefined =>
  dangerouslySetInnerHTML?.__html;

/**
 * Gives an element HTML as its content: `<p {...asHtml(meaningHtml)} />`. The one place where the site does so; a lint rule forbids it elsewhere.
 * @param html made when the site is built, from Markdown whose markup is escaped (src/contracts/markdown.ts) or by the highlighter; in a console,
 * by the highlighter alone. Never a text as it came from an address, a storage, a file or a response.
 */
export const asHtml = (html: string): HtmlContent => ({dangerouslySetInnerHTML: {__html: html}});
