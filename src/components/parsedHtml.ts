/** The style elements of a page of this site, with their texts. */
const STYLE = /<style\b[^>]*>([^]*?)<\/style>/g;

/**
 * Reads HTML of this site into a separate document, in which nothing runs or loads. A lint rule forbids it elsewhere. It has no style elements, because
 * the policy of the page that reads it applies to them there too; `stylesIn` gives their texts.
 */
export const parsedHtml = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(STYLE, ''), 'text/html');

/** The texts of the style elements of a page of this site. */
export const stylesIn = (html: string): string[] => Array.from(html.matchAll(STYLE), ([, css = '']) => css);
