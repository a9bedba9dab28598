import {inSite} from '../addresses/inSite';

/** What React calls the content of an element that is HTML. */
export interface HtmlContent {
  readonly dangerouslySetInnerHTML: {readonly __html: string};
}

/** A link to a page or file of the site, up to the end of its address. */
const LINK = /(<a (?:[^>]*\s)?href=")(\/[^"]*)/g;

/** The HTML that the properties of an element give it; undefined where it has other content. */
export const htmlIn = ({dangerouslySetInnerHTML}: Partial<HtmlContent>): string | undefined =>
  dangerouslySetInnerHTML?.__html;

/**
 * Gives an element HTML as its content: `<p {...asHtml(meaningHtml)} />`. A lint rule forbids it elsewhere.
 * Its links to the site get the path of the site.
 * @param html of the build, or of the highlighter in a console; never a text as it came from an address, a storage, a file or a response
 */
export const asHtml = (html: string): HtmlContent => ({
  dangerouslySetInnerHTML: {
    __html: html.replace(LINK, (_link, before: string, address: string) => before + inSite(address)),
  },
});
