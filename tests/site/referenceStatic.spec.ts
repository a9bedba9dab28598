import {expect, test} from './support/test';
import {builtDocument} from './support/built';
import {contractOf, contractOperations, contractSchemas, versions} from './support/contract';

/* semantics.spec.ts holds that no id stands twice. */

const SHOWN: Readonly<Record<string, readonly string[]>> = {'/': versions, '/v1.html': ['v1']};
type Document = ReturnType<typeof builtDocument>;

/** The largest pages, each parsed once. */
const parsed = new Map<string, Document>();
function documentOf(address: string): Document {
  const $ = parsed.get(address) ?? builtDocument(address);
  parsed.set(address, $);
  return $;
}

/** The ids of what is drawn, in their order in the alphabet. */
const idsOf = ($: Document, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr('id') ?? '')
    .sort();

/** What can be unfolded, by its id: one search for all, because the document is large. */
const entriesOf = ($: Document, within: string) =>
  new Map(
    $(`${within} details[id]`)
      .get()
      .map((each) => [$(each).attr('id'), $(each)]),
  );

for (const [address, shown] of Object.entries(SHOWN)) {
  for (const version of shown) {
    test(`${address} holds every operation of ${version}, whole, and every schema once, which the filter finds`, () => {
      const $ = documentOf(address);
      const within = `section[data-version="${version}"]`;
      const operations = contractOperations(version);
      expect(operations.length).toBeGreaterThan(0);
      const ids = idsOf($, `${within} details:has(> [data-operation])`);
      expect(ids).toEqual(operations.map(({id}) => id).sort());
      const entries = entriesOf($, within);
      for (const {id, method, path, summary, parameters, bodies, statuses} of operations) {
        const drawn = entries.get(id) ?? $('no entry');
        const text = drawn.text();
        const names = new Set(
          drawn
            .find('code, dt, strong, span')
            .get()
            .map((piece) => $(piece).text().trim()),
        );
        const isAnswered = (status: string): boolean =>
          [...names].some((name) => name === status || name.startsWith(`API${status}`));
        const missing = {
          words: [summary, method, path, 'curl'].filter((part) => !text.includes(part)),
          names: [...parameters, ...bodies].filter((name) => !names.has(name)),
          responses: statuses.filter((status) => !isAnswered(status)),
          findable: [id, path].filter((words) => !drawn.attr('data-find')?.includes(words)),
        };
        expect.soft(missing, id).toEqual({words: [], names: [], responses: [], findable: []});
      }
      const schemas = contractSchemas(version).map((name) => `schema-${version}-${name}`);
      expect(idsOf($, `${within} details[id^="schema-${version}-"]`)).toEqual(schemas.sort());
      const findable = (name: string): boolean =>
        entries.get(`schema-${version}-${name}`)?.attr('data-find')?.includes(name) ?? false;
      expect(contractSchemas(version).filter((name) => !findable(name))).toEqual([]);
    });
  }

  test(`${address}: every link inside the page leads to something on it`, () => {
    const $ = documentOf(address);
    const ids = new Set(idsOf($, '[id]'));
    const links = $('main a[href^="#"]').toArray();
    const dead = links
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => !ids.has(decodeURIComponent(href.slice(1))));
    expect(links.length).toBeGreaterThan(100);
    expect([...new Set(dead)]).toEqual([]);
  });

  test(
    `${address} is readable without script: every version is shown, an operation opens, what needs script is away`,
    {tag: '@no-js'},
    async ({page}) => {
      await page.goto(address);
      for (const version of shown) await expect(page.locator(`section[data-version="${version}"]`)).toBeVisible();
      const operation = page.locator('details[data-find]').first();
      await operation.locator('summary').first().click();
      await expect(operation).toHaveAttribute('open');
      await expect(operation.locator('[data-operation]')).toBeVisible();
      await expect(page.locator('[data-filter]')).toBeHidden();
      await expect(page.locator('[data-copy-link]:visible')).toHaveCount(0);
    },
  );
}

test('beta and deprecated operations carry the mark that the contract gives them', () => {
  const paths = contractOf('v1-beta').paths as Record<
    string,
    Record<string, {operationId?: string; deprecated?: boolean}>
  >;
  const deprecated = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({operationId, deprecated: old}) => (old && operationId ? [operationId] : []));
  expect(deprecated.length).toBeGreaterThan(0);
  const marked = (badge: string): string[] =>
    idsOf(documentOf('/'), `details:has(> summary .badge:contains("${badge}"))`);
  expect(marked('beta')).toEqual(
    contractOperations('v1-beta')
      .map(({id}) => id)
      .sort(),
  );
  expect(marked('deprecated')).toEqual(deprecated.sort());
});
