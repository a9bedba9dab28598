import {expect} from '@playwright/test';
import type {Surface} from '../support/surface';

/** The fade at the edge of code behind which there is more; at rest, only padding is there. */
const FADE = 24;

/** What wraps, and what is cut without a sign: overflowing code without a fade at its edge, and folded code without its button. */
function cut(page: Surface): Promise<string[]> {
  return page.locator('main pre').evaluateAll(
    (all, fade) =>
      all.flatMap((block) => {
        if (block.getClientRects().length === 0) return [];
        const style = getComputedStyle(block);
        const fades = style.maskImage.includes(`calc(100% - ${fade}px)`) && style.paddingRight === `${fade}px`;
        const button = block.parentElement?.querySelector<HTMLElement>('[data-unfold]');
        const unfolds = button !== null && button !== undefined && button.getClientRects().length > 0;
        const wraps = style.whiteSpace !== 'pre' || style.overflowWrap === 'anywhere';
        const wide = block.scrollWidth > block.clientWidth + 1 && !(fades && style.overflowX === 'auto');
        const tall = block.scrollHeight > block.clientHeight + 1 && !unfolds && style.overflowY !== 'auto';
        const faults = Object.entries({wraps, wide, tall}).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
        return faults.length > 0 ? [`${block.getAttribute('aria-label')}: ${faults.join()}`] : [];
      }),
    FADE,
  );
}

/** No code wraps, and none is cut without a sign. */
export async function expectNoCutCode(page: Surface, path: string, width: number): Promise<void> {
  expect.soft(await cut(page), `${path}: code wraps or is cut at ${width} px`).toEqual([]);
}

/** A name of up to 24 characters in code is on one line. The box of code is one on however many lines; its text has a rectangle for each. */
export async function expectWholeNames(page: Surface, path: string): Promise<void> {
  const broken = await page.locator('main :is(p, li, dd) code').evaluateAll((all) => {
    const linesOf = (element: Element): number => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set(Array.from(text.getClientRects(), ({top}) => Math.round(top))).size;
    };
    return all
      .filter((each) => !each.closest('pre') && each.textContent.length <= 24 && linesOf(each) > 1)
      .map((each) => each.textContent);
  });
  expect.soft(broken, `${path}: names on two lines`).toEqual([]);
}

/** No line begins with the punctuation behind code: the browser may end a line beside the box of code. */
export async function expectJoinedPunctuation(page: Surface, path: string): Promise<void> {
  const alone = await page.locator('main :is(p, li, dd) code').evaluateAll((all) =>
    all.flatMap((code) => {
      const box =
        code.parentElement?.matches('a') && code.parentElement.childNodes.length === 1 ? code.parentElement : code;
      const behind = box.nextSibling;
      if (!(behind instanceof Text) || !/^[.,;:!?)]/.test(behind.data) || code.closest('pre, h2, h3')) return [];
      const sign = document.createRange();
      sign.setStart(behind, 0);
      sign.setEnd(behind, 1);
      const [at] = Array.from(sign.getClientRects());
      return at && at.top >= code.getBoundingClientRect().bottom - 2 ? [`${code.textContent}${behind.data}`] : [];
    }),
  );
  expect.soft(alone, `${path}: punctuation at the start of a line`).toEqual([]);
}
