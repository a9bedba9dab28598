const LINK =
  /\]\((?:pathname:\/\/)?(?<markdown>[/#][^)\s]*)[^)]*\)|\b(?:href|to)="(?:pathname:\/\/)?(?<attribute>[/#][^"]*)"/g;
const FENCE = /^\s*(```|~~~)/;

/** The internal links of a Markdown page, outside code: an address with leading slash, or `#anchor` of the same page. */
export function linksOf(markdown: string): {line: number; href: string}[] {
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
