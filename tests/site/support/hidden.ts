import type {Surface} from './surface';

/**
 * The texts of `main` that a page doesn't show, with the name of the outermost element that hides them; parts that are closed are opened first,
 * as a reader can do. Text that is there for a screen reader alone is 1 px wide, and so counts as shown.
 * @param allowed selectors of what may be hidden
 */
export const hiddenTexts = (page: Surface, allowed: readonly string[]): Promise<string[]> =>
  page.evaluate((selector) => {
    for (const each of document.querySelectorAll('details')) each.open = true;
    const shows = (element: Element): boolean =>
      element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const hidden = new Set<Element>();
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent?.trim() ?? '';
      const parent = walk.currentNode.parentElement;
      if (!text || !parent || parent.matches('style, script, title, svg *') || shows(parent)) continue;
      let outermost = parent;
      while (outermost.parentElement && !shows(outermost.parentElement)) outermost = outermost.parentElement;
      if (outermost.closest(selector) || hidden.has(outermost)) continue;
      hidden.add(outermost);
      texts.push(`${outermost.outerHTML.slice(0, 100)} … ${text.slice(0, 60)}`);
    }
    return texts;
  }, allowed.join(', '));
