import {expect, test} from '@playwright/test';
import {errorCatalogue, limits, operationErrors, topics} from './support/catalogues';
import {versions} from './support/contract';

const OVERVIEW = '/endpoints/overview.html';

/** Where the errors of each interface are drawn. */
const CATALOGUES = {rest: OVERVIEW, event: OVERVIEW, identity: '/introduction/authentication.html'} as const;

test.describe('in the static HTML', {tag: '@no-js'}, () => {
  for (const [kind, address] of Object.entries(CATALOGUES)) {
    test(`${address} has an entry for every ${kind} error, with status and title`, async ({page}) => {
      await page.goto(address);
      const wanted = errorCatalogue().filter(({appliesTo}) => appliesTo === kind);
      expect(wanted.length).toBeGreaterThan(0);
      const drawn = await page
        .locator('article section[id]:has(> h3)')
        .evaluateAll((all) => Object.fromEntries(all.map((each) => [each.id, each.querySelector('h3')?.textContent])));
      for (const {code, title, status} of wanted) {
        expect.soft(drawn[code]?.trim(), code).toBe([code, title, status].filter(Boolean).join(' '));
        await expect.soft(page.locator(`.table-scroll a[href="#${code}"]`), code).toHaveCount(1);
      }
    });
  }

  for (const version of versions) {
    test(`the reference names the error codes of every operation of ${version}, each a link to its entry`, async ({
      page,
    }) => {
      await page.goto('/');
      const drawn = await page
        .locator(`section[data-version="${version}"] details:has(> [data-operation])`)
        .evaluateAll((all) =>
          all.map((each): [string, string[]] => [
            each.id,
            Array.from(each.querySelectorAll(`a[href^="/endpoints/overview.html#"]`)).map((link) =>
              link.textContent.trim(),
            ),
          ]),
        );
      const shown = new Map(drawn);
      for (const [id, codes] of operationErrors(version)) {
        expect.soft(codes.length, id).toBeGreaterThan(0);
        expect.soft(shown.get(id), id).toEqual(expect.arrayContaining([...codes]));
      }
    });
  }

  test('the page of hooks has an anchor for every topic, with its whole name', async ({page}) => {
    await page.goto('/endpoints/v1/hook.html');
    const shown = await page
      .locator('[id^="topic-"]')
      .evaluateAll((all) => all.map((entry) => [entry.id, entry.querySelector('code')?.textContent]));
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(topics().map((topic) => [`topic-${topic}`, topic])));
    expect(shown).toHaveLength(topics().length);
  });

  test('the overview has a row for every limit, with its title', async ({page}) => {
    await page.goto(OVERVIEW);
    const rows = await page
      .locator('tr[id^="limit-"]')
      .evaluateAll((all) => all.map((row) => [row.id, row.querySelector('th')?.textContent.trim()]));
    expect(rows).toEqual(limits().map(({id, title}) => [`limit-${id}`, title]));
  });
});
