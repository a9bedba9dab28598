import type {Page} from '@playwright/test';

/** How many rows of each branch are kept. */
const KEPT = 3;

/**
 * Takes all but the first rows of each branch out of a structure, which has hundreds of them, all made alike: to lay them out at eight widths
 * costs more than all else. On a phone, where they need most room, all are looked at.
 */
export async function keepFirstBranches(page: Page): Promise<void> {
  await page
    .locator(`[data-filtered=tree] li:nth-child(n + ${KEPT + 1})`)
    .evaluateAll((rows) => rows.forEach((row) => row.remove()));
}
