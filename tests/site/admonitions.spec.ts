import {expect, test} from './support/test';
import {firstPageWith} from './support/site';

test('a remark beside the text has its own look: a small icon beside the title, in a frame', async ({page}) => {
  await page.goto(firstPageWith(/role=note/));
  const note = page.getByRole('note').first();
  const icon = await note.locator('svg').boundingBox();
  expect(icon?.width).toBeLessThanOrEqual(20);
  await expect(note).toHaveCSS('border-top-width', '1px');
});
