import {expect, test} from '@playwright/test';
import {contractOperations, contractSchemas, versions} from './support/contract';

const SHOWN: Readonly<Record<string, readonly string[]>> = {'/': versions, '/v1.html': ['v1']};

test.describe('the reference in the static HTML', {tag: '@no-js'}, () => {
  for (const [address, shown] of Object.entries(SHOWN)) {
    for (const version of shown) {
      test(`${address} holds every operation of ${version}, whole`, async ({page}) => {
        await page.goto(address);
        const operations = contractOperations(version);
        expect(operations.length).toBeGreaterThan(0);
        const drawn = page.locator(`section[data-version="${version}"] details:has(> [data-operation])`);
        expect((await drawn.evaluateAll((all) => all.map(({id}) => id))).sort()).toEqual(
          operations.map(({id}) => id).sort(),
        );
        const texts = await drawn.evaluateAll((all) =>
          Object.fromEntries(all.map((each) => [each.id, each.textContent])),
        );
        const names = await drawn.evaluateAll((all) =>
          Object.fromEntries(
            all.map((each) => [
              each.id,
              Array.from(each.querySelectorAll('code, dt, strong, span')).map((piece) => piece.textContent.trim()),
            ]),
          ),
        );
        for (const {id, method, path, summary, parameters, bodies, statuses} of operations) {
          for (const part of [summary, method, path, 'curl']) expect.soft(texts[id], id).toContain(part);
          for (const name of [...parameters, ...bodies]) expect.soft(names[id], id).toContain(name);
          for (const status of statuses) {
            const shown = names[id]?.some((name) => name === status || name.startsWith(`API${status}`));
            expect.soft(shown, `${id}: response ${status}`).toBe(true);
          }
        }
      });

      test(`${address} holds every schema of ${version} once`, async ({page}) => {
        await page.goto(address);
        const drawn = page.locator(`section[data-version="${version}"] details[id^="schema-${version}-"]`);
        expect((await drawn.evaluateAll((all) => all.map(({id}) => id))).sort()).toEqual(
          contractSchemas(version)
            .map((name) => `schema-${version}-${name}`)
            .sort(),
        );
      });
    }

    test(`${address}: every link inside the page leads to something on it`, async ({page}) => {
      await page.goto(address);
      const dead = await page
        .locator('main a[href^="#"]')
        .evaluateAll((all) =>
          all
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1)))),
        );
      expect([...new Set(dead)]).toEqual([]);
    });

    test(`${address}: no id stands twice`, async ({page}) => {
      await page.goto(address);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    test(`${address} is readable without script: an operation opens, tools that need script are away`, async ({
      page,
    }) => {
      await page.goto(address);
      const operation = page.locator('details[data-find]').first();
      await operation.locator('summary').first().click();
      await expect(operation).toHaveAttribute('open');
      await expect(operation.locator('[data-operation]')).toBeVisible();
      await expect(page.locator('[data-filter]')).toBeHidden();
      await expect(page.locator('[data-copy-link]:visible')).toHaveCount(0);
    });
  }

  test('/ shows every version without script', async ({page}) => {
    await page.goto('/');
    for (const version of versions) await expect(page.locator(`section[data-version="${version}"]`)).toBeVisible();
  });
});
