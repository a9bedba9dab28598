import {expect} from '@playwright/test';
import {choose, notice, openWith, run, textOf} from './support/playground';
import {test} from './support/sandbox';

const QUERY = 'query Mine($name: String) { party(name: $name) { preferredName } }';
const VARIABLES = '{"name": "Molenrak"}';
const SANDBOX = 'Sandbox on your machine';

test('a query with variables runs on the sandbox, which returns what the page does and rejects an expired token', async ({
  page,
}) => {
  await openWith(page, QUERY, VARIABLES);
  const response = page.locator('.result-window');
  await run(page);
  await expect(notice(page)).toContainText('Response from Sample data');
  // The editor of the response draws it some time after the notice.
  await expect(response).toContainText('Molenrak');
  const sample = await textOf(response);
  await choose(page, SANDBOX, 'any-token');
  await run(page);
  await expect(notice(page)).toContainText(`Response from ${SANDBOX}`);
  await expect.poll(() => textOf(response)).toBe(sample);
  await page.getByLabel('Access token').fill('expired-token');
  await run(page);
  await expect(notice(page)).toContainText("401, the token isn't valid");
  await expect(response).toContainText('UNAUTHENTICATED');
});
