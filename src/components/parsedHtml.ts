/** Reads HTML of this site into a separate document, in which nothing runs or loads. A lint rule forbids it elsewhere. */
export const parsedHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
