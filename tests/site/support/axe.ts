import {expect, test, type Page} from '@playwright/test';
import axe, {type Result, type RunOptions} from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = 'color-contrast';

const VIOLATIONS: RunOptions = {resultTypes: ['violations'], preload: false};

/** All rules but contrast, which costs most and needs one width. */
const RULES: RunOptions = {
  ...VIOLATIONS,
  runOnly: {type: 'tag', values: TAGS},
  rules: {
    [CONTRAST]: {enabled: false},
    // Experimental in axe, hence off: visible words are part of the accessible name (WCAG 2.5.3).
    'label-content-name-mismatch': {enabled: true},
  },
};
const CONTRAST_ALONE: RunOptions = {...VIOLATIONS, runOnly: {type: 'rule', values: [CONTRAST]}};

/** Puts axe into the page, unless this document has it. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

const expectNone = (violations: readonly Result[]): void =>
  expect(
    violations.flatMap(({id, help, nodes}) =>
      nodes.map(({target, failureSummary}) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
    ),
  ).toEqual([]);

/** Takes the content of closed parts out while a check runs: axe finds nothing in what is hidden, and spends most of its time on it. */
async function withoutFolded(page: Page, check: () => Promise<void>): Promise<void> {
  const folded = await page.evaluateHandle(() =>
    Array.from(document.querySelectorAll('details:not([open])'), (part) => {
      const content = new DocumentFragment();
      content.append(...Array.from(part.childNodes).filter(({nodeName}) => nodeName !== 'SUMMARY'));
      return {part, content};
    }),
  );
  await check();
  await folded.evaluate((all) => all.forEach(({part, content}) => part.append(content)));
}

/** All rules but contrast, on the page, or on the parts that a selector names. */
async function expectRules(page: Page, only?: string): Promise<void> {
  await bringAxe(page);
  const violations = await page.evaluate(
    async ({options, include}) => {
      const {axe: engine} = window as unknown as {axe: typeof axe};
      return (await engine.run(include ?? document, options)).violations;
    },
    {options: RULES, include: only},
  );
  expectNone(violations);
}

/** The looks of texts in which this worker has found no fault. */
const good = new Set<string>();

/**
 * Finds one text of each look that is not among the known ones, and measures its contrast: in one task, because an editor draws its lines anew
 * when its colours change, and what was found before would be gone.
 * @returns how many looks the page has, those that were measured, and what is wrong with them
 */
async function measureNewLooks(page: Page) {
  await bringAxe(page);
  return page.evaluate(
    async ({options, known}) => {
      const {axe: engine} = window as unknown as {axe: typeof axe};
      const seen = new Set<string>();
      const fresh = new Map<string, Element>();
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
        const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
        if (!hasText || !element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
        const {color, fontSize, fontWeight} = getComputedStyle(element);
        const look = `${color} ${fontSize} ${fontWeight}${groundOf(element)}`;
        if (!seen.has(look) && !known.includes(look)) fresh.set(look, element);
        seen.add(look);
      }
      const {violations} = fresh.size ? await engine.run([...fresh.values()], options) : {violations: []};
      return {count: seen.size, measured: [...fresh.keys()], violations};
    },
    {options: CONTRAST_ALONE, known: [...good]},
  );
}

/**
 * The contrast of one text of each look: texts with the same colour, on the same backgrounds, of the same size and weight have the same
 * contrast, a page has thousands of them, and most pages have the same looks.
 */
async function expectContrast(page: Page): Promise<void> {
  const {count, measured, violations} = await measureNewLooks(page);
  expect(count).toBeGreaterThan(5);
  expectNone(violations);
  for (const look of measured) good.add(look);
}

/**
 * What is wrong in the eyes of axe. In the dark, nothing but contrast is different; on a phone, contrast is as it is elsewhere.
 * @param only the parts of the page that all rules but contrast look at
 */
export async function expectAccessible(page: Page, only?: string): Promise<void> {
  const {name} = test.info().project;
  await withoutFolded(page, async () => {
    if (name !== 'dark') await expectRules(page, only);
    if (name !== 'phone') await expectContrast(page);
  });
}

/** The contrast of the open page once it is dark. */
export async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await withoutFolded(page, () => expectContrast(page));
}
