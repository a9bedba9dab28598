import {expect} from '@playwright/test';
import {MEASURE, widthsOfProse} from '../support/prose';
import type {Surface} from '../support/surface';

/** Prose has one width: in the text, in steps and in operations. A page of class full-body has a layout of its own. */
export async function expectOneMeasure(page: Surface, path: string): Promise<void> {
  if ((await page.locator('.full-body').count()) > 0) return;
  const others = (await widthsOfProse(page)).filter((width) => width !== MEASURE);
  expect.soft(others, `${path}: widths of prose other than ${MEASURE}`).toEqual([]);
}
