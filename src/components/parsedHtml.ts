/**
 * Reads HTML into a separate document, in which nothing runs or loads. The one place where the site does so; a lint rule forbids it elsewhere.
 * @param html of this site: a page, or code that was highlighted when the site was built. Its address is a constant of the build.
 */
export const parsedHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
