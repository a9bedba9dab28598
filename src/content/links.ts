const LINK =
  /\]\((?:pathname:\/\/)?(?<markdown>[/#][^)\s]*)[^)]*\)|\b(?:href|to)="(?:pathname:\/\/)?(?<attribute>[/#][^"]*)"/g;
const FENCE = /^\s*(```|~~~)/;

/** A link inside the site, with its line from 1. */
export interface Link {
  readonly line: number;
  readonly href: string;
}

/** The internal links of a Markdown page, outside code: an address with leading slash, or `#anchor` of the same page. */
export function linksOf(markdown: string): Link[] {
  let inCode = false;
  return markdown.split('\n').flatMap((text, index) => {
    if (FENCE.test(text)) inCode = !inCode;
    if (inCode) return [];
    return [...text.replace(/`[^`]*`/g, '``').matchAll(LINK)].map(({groups}) => ({
      line: index + 1,
      href: groups?.markdown ?? groups?.attribute ?? '',
    }));
  });
}
