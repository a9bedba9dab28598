import type {Locator, Page} from '@playwright/test';

/** The field of the page's first filter. */
export const filter = (page: Page): Locator => page.locator('[data-filter]').first();

/** What it says of how much it has found. */
export const count = (page: Page): Locator => page.getByRole('status').and(page.locator('[data-filter-count]')).first();
