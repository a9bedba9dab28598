import type {Surface} from './surface';

/** The widths of the grid in a window that has the room, in pixels: of text and short tables, and of text beside code. */
export const MEASURE = 42 * 16;
export const BESIDE = 34 * 16;

/** The widths of prose that is shown in the text of a page, without items of lists in lists and cells. */
export function widthsOfProse(page: Surface): Promise<number[]> {
  return page
    .locator('.markdown > p, .markdown > ul, .markdown > ol')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => Math.round(each.getBoundingClientRect().width)),
    );
}

/** What is drawn in the text of a page and has another width than text, text beside code, and the content: each with its width. */
export function oddWidths(page: Surface): Promise<string[]> {
  return page.locator('.markdown').evaluateAll(
    (pages, [measure, beside]) =>
      pages.flatMap((content) => {
        const inner = content.getBoundingClientRect().width;
        const isFrameless = (each: Element): boolean => {
          const {display, borderLeftWidth, columnCount} = getComputedStyle(each);
          return display === 'block' && borderLeftWidth === '0px' && columnCount === 'auto';
        };
        const odd = (parent: Element): string[] =>
          Array.from(parent.children).flatMap((each) => {
            // A bar reaches into the margin by what it has as padding.
            const {paddingLeft, marginLeft} = getComputedStyle(each);
            const outside = Math.max(0, -parseFloat(marginLeft));
            const width = each.getBoundingClientRect().width - (outside === parseFloat(paddingLeft) ? 2 * outside : 0);
            const has = (one: number): boolean => Math.abs(one - width) < 1;
            if (width === 0 || getComputedStyle(each).display.startsWith('inline')) return [];
            if (each.matches('[data-beside]')) return odd(each);
            if (has(inner)) return each.matches('div, section') && isFrameless(each) ? odd(each) : [];
            if (has(measure) || (parent.matches('[data-beside]') && (has(beside) || each !== parent.firstElementChild)))
              return [];
            return [`${Math.round(width)}: ${each.outerHTML.slice(0, 120)}`];
          });
        return odd(content);
      }),
    [MEASURE, BESIDE] as const,
  );
}
