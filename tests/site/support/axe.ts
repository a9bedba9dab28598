import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = 'color-contrast';
/** Marks the text that stands for all with its look. */
const LOOK = 'data-look';
type RunOptions = Parameters<AxeBuilder['options']>[0];

/** All rules but contrast, which costs most and needs one width. */
const RULES: RunOptions = {
  runOnly: {type: 'tag', values: TAGS},
  rules: {
    [CONTRAST]: {enabled: false},
    // Experimental in axe, hence off: visible words are part of the accessible name (WCAG 2.5.3).
    'label-content-name-mismatch': {enabled: true},
  },
};
const CONTRAST_ALONE: RunOptions = {runOnly: {type: 'rule', values: [CONTRAST]}};

async function violationsOf(page: Page, options: RunOptions, only?: string): Promise<string[]> {
  const axe = new AxeBuilder({page}).options({...options, resultTypes: ['violations'], preload: false}).setLegacyMode();
  const {violations} = await (only ? axe.include(only) : axe).analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
}

/**
 * The contrast of one text of each look on the page: texts with the same colour, on the same backgrounds, of the same size and weight have the
 * same contrast, and a page has thousands of them.
 */
async function contrastFaults(page: Page): Promise<string[]> {
  const looks = await page.evaluate((mark) => {
    const seen = new Set<string>();
    const grounds = new Map<Element, string>();
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
      const own = `|${backgroundColor} ${backgroundImage} ${opacity}`;
      const above = groundOf(element.parentElement);
      const ground = above.endsWith(own) ? above : above + own;
      grounds.set(element, ground);
      return ground;
    };
    for (const element of Array.from(document.body.querySelectorAll('*'))) {
      element.removeAttribute(mark);
      const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || !element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      const {color, fontSize, fontWeight} = getComputedStyle(element);
      const look = `${color} ${fontSize} ${fontWeight}${groundOf(element)}`;
      if (seen.has(look)) continue;
      seen.add(look);
      element.setAttribute(mark, '');
    }
    return seen.size;
  }, LOOK);
  expect(looks).toBeGreaterThan(5);
  return violationsOf(page, CONTRAST_ALONE, `[${LOOK}]`);
}

/** What is wrong in the eyes of axe. In the dark, nothing but contrast is different; on a phone, contrast is as it is elsewhere. */
export async function expectAccessible(page: Page): Promise<void> {
  const {name} = test.info().project;
  if (name !== 'dark') expect(await violationsOf(page, RULES)).toEqual([]);
  if (name !== 'phone') expect(await contrastFaults(page)).toEqual([]);
}

/** The contrast of the open page once it is dark. */
export async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await contrastFaults(page)).toEqual([]);
}
