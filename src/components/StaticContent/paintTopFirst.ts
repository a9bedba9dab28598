import {afterPaint} from './afterPaint';

/**
 * Lets the browser paint the first window of a page before it lays the whole of it out, which for a long page lasts longer than
 * everything else that a click leads to. Only for a page that starts at its top: other positions need the whole layout.
 * @param element that the page's content has been put into
 */
export function paintTopFirst(element: HTMLElement): void {
  element.dataset.arriving = '';
  afterPaint(() => delete element.dataset.arriving);
}
