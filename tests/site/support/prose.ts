import type {Surface} from './surface';

/** The width of prose in a window that has the room, in pixels. */
export const MEASURE = 34 * 16;

/** The widths of prose that is shown in the text of a page, without items of lists in lists and cells. */
export function widthsOfProse(page: Surface): Promise<number[]> {
  return page
    .locator('.markdown > p, .markdown > ul, .markdown > ol, [data-beside] > :first-child')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => Math.round(each.getBoundingClientRect().width)),
    );
}
