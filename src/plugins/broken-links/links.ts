/** A link inside the site, as an author wrote it. */
export interface AuthoredLink {
  readonly line: number;
  /** Address with leading slash, or `#anchor` of the same page. */
  readonly href: string;
}

const LINK =
  /\]\((?:pathname:\/\/)?(?<markdown>[/#][^)\s]*)[^)]*\)|\b(?:href|to)="(?:pathname:\/\/)?(?<attribute>[/#][^"]*)"/g;
const FENCE = /^\s*(```|~~~)/;

/** The internal links of a Markdown page with their lines; code is left out. */
export function linksOf(markdown: string): AuthoredLink[] {
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
