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

/** The looks of texts in which this worker has found no fault. */
const good = new Set<string>();

/**
 * Marks one text of each look on the page that is not among the known ones.
 * @returns how many looks the page has, and those that are marked
 */
async function markNewLooks(page: Page): Promise<{readonly count: number; readonly marked: readonly string[]}> {
  return page.evaluate(
    ({mark, known}) => {
      const seen = new Set<string>();
      const marked: string[] = [];
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        if (!element) return '';
        const found = grounds.get(element);
        if (found !== undefined) return found;
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
        if (known.includes(look)) continue;
        marked.push(look);
        element.setAttribute(mark, '');
      }
      return {count: seen.size, marked};
    },
    {mark: LOOK, known: [...good]},
  );
}

/**
 * The contrast of one text of each look: texts with the same colour, on the same backgrounds, of the same size and weight have the same
 * contrast, a page has thousands of them, and most pages have the same looks.
 */
async function contrastFaults(page: Page): Promise<string[]> {
  const {count, marked} = await markNewLooks(page);
  expect(count).toBeGreaterThan(5);
  if (marked.length === 0) return [];
  const faults = await violationsOf(page, CONTRAST_ALONE, `[${LOOK}]`);
  if (faults.length === 0) for (const look of marked) good.add(look);
  return faults;
}

/**
 * What is wrong in the eyes of axe. In the dark, nothing but contrast is different; on a phone, contrast is as it is elsewhere.
 * @param only the parts of the page that all rules but contrast look at
 */
export async function expectAccessible(page: Page, only?: string): Promise<void> {
  const {name} = test.info().project;
  if (name !== 'dark') expect(await violationsOf(page, RULES, only)).toEqual([]);
  if (name !== 'phone') expect(await contrastFaults(page)).toEqual([]);
}

/** The contrast of the open page once it is dark. */
export async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await contrastFaults(page)).toEqual([]);
}
