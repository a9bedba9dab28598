import {expect, test} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {choose, notice, openPlayground, run} from './support/playground';

test('axe finds nothing wrong, with a response, an open explorer and a failure @desktop @dark', async ({page}) => {
  await openPlayground(page);
  await run(page);
  await expect(notice(page)).toContainText('without errors');
  await expectAccessible(page);
  await page.getByRole('button', {name: 'Show Documentation Explorer'}).click();
  await expect(page.locator('.graphiql-plugin')).toContainText('Docs');
  await choose(page, 'Acceptance', '');
  await run(page);
  await expect(notice(page)).toContainText('No access token');
  await expectAccessible(page);
});
