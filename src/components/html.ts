/** What React calls the content of an element that is HTML. */
export interface HtmlContent {
  readonly dangerouslySetInnerHTML: {readonly __html: string};
}

/** The HTML that the properties of an element give it; undefined where it has other content. */
export const htmlIn = ({dangerouslySetInnerHTML}: Partial<HtmlContent>): string | undefined =>
  dangerouslySetInnerHTML?.__html;

/**
 * Gives an element HTML as its content: `<p {...asHtml(meaningHtml)} />`. A lint rule forbids it elsewhere.
 * @param html of the build, or of the highlighter in a console; never a text as it came from an address, a storage, a file or a response
 */
export const asHtml = (html: string): HtmlContent => ({dangerouslySetInnerHTML: {__html: html}});
