import {expect, test} from '@playwright/test';
import {arrive, hydrate} from './support/page';
import {headingOf, routes} from './support/site';

/** Every way to spell the address of a page. */
function spellings(route: string): string[] {
  if (route === '/') return ['/', '/index.html'];
  const bare = route.replace(/\.html$/, '');
  return [bare, `${bare}/`, route];
}

for (const {path: route} of routes) {
  test(`${route} answers in all its spellings and keeps the hash`, async ({page}) => {
    for (const spelling of spellings(route)) {
      expect(await arrive(page, `${spelling}#kept`), spelling).toBe(200);
      await expect(page, spelling).toHaveURL(`${route}#kept`);
      await expect(page.locator('h1'), spelling).toHaveText(headingOf(route));
    }
    // The document is the same after each of them, so what the application makes of it is too.
    await hydrate(page);
    await expect(page, 'hydrated').toHaveURL(`${route}#kept`);
    await expect(page.locator('h1'), 'hydrated').toHaveText(headingOf(route));
  });

  test(`${route} is reached from all its spellings without script`, {tag: '@no-js'}, async ({page}) => {
    for (const spelling of spellings(route)) {
      expect(await arrive(page, spelling), spelling).toBe(200);
      // A page cannot change its address without script, so `/index.html` stays what it is.
      await expect(page, spelling).toHaveURL(spelling === '/index.html' ? spelling : route);
      await expect(page.locator('main h1')).toHaveCount(1);
    }
  });
}

test('/index.html becomes / with its query and hash', async ({page}) => {
  await page.goto('/index.html?from=mail#schemas-v1');
  await expect(page).toHaveURL('/?from=mail#schemas-v1');
});

test('a redirect page leaves no entry in the history', async ({page}) => {
  await page.goto('/v1.html');
  await page.goto('/introduction/overview', {waitUntil: 'commit'});
  await expect(page).toHaveURL('/introduction/overview.html');
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveURL('/v1.html');
});
