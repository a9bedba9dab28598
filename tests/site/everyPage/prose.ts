import {expect} from '@playwright/test';
import {MEASURE, oddWidths, widthsOfProse} from '../support/prose';
import type {Surface} from '../support/surface';

/** Prose has one width, and what is beside it that of the text or of the content. A page of class full-body has a layout of its own. */
export async function expectTwoWidths(page: Surface, path: string): Promise<void> {
  if ((await page.locator('.full-body').count()) > 0) return;
  const others = (await widthsOfProse(page)).filter((width) => width !== MEASURE);
  expect.soft(others, `${path}: widths of prose other than ${MEASURE}`).toEqual([]);
  expect.soft(await oddWidths(page), `${path}: neither as wide as text nor as the content`).toEqual([]);
}
