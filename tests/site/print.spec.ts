import {expect, test, type Locator, type Page} from './support/test';
import {contractOperations} from './support/contract';
import {open} from './support/page';
import {firstPageWith} from './support/site';

/** On how many sheets of paper the page is printed. */
const pagesOf = async (page: Page): Promise<number> =>
  (await page.pdf({format: 'A4'})).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Opens an operation, as a click on its heading does. */
const openOperation = (page: Page, id: string): Promise<void> =>
  page.locator(`details[id="${id}"]`).evaluate((each) => each.setAttribute('open', ''));

// everyPage.spec.ts holds that no page prints navigation, tools, buttons and marks of folding.
test.describe('in print', {tag: '@print'}, () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({media: 'print'});
  });

  test('the language that the reader has chosen is printed, with its name', async ({page}) => {
    await page.emulateMedia({media: 'screen'});
    await open(page, firstPageWith(/data-samples/));
    const samples = page.locator('[data-samples]').first();
    await samples.locator('[data-choice="python"]').click();
    await page.emulateMedia({media: 'print'});
    await expect(samples.locator('[data-sample="python"] code')).toBeVisible();
    await expect(samples.locator('[data-sample="python"] p').first()).toHaveText('Python');
    await expect(samples.locator('[data-sample="python"] figcaption')).toHaveText(/\.py$/);
    await expect(samples.locator('[data-sample="python"] p').first()).toBeVisible();
    await expect(samples.locator('[data-sample="curl"] code')).toBeHidden();
    await expect(samples.locator('[data-choice]').first()).toBeHidden();
    const names = await page.locator('[data-sample] > p').filter({visible: true}).allTextContents();
    expect(new Set(names), 'no other language has its name printed').toEqual(new Set(['Python']));
    const label = samples.locator('[data-sample="python"] > p');
    expect(await label.evaluate((element) => getComputedStyle(element).breakAfter)).toBe('avoid');
    const size = await samples.locator('pre:visible').evaluate((element) => getComputedStyle(element).fontSize);
    expect(parseFloat(size), '8.5 pt').toBeCloseTo((8.5 * 96) / 72, 1);
  });

  /** The less common codes of a list, the text of a diagram, responses and further bodies of operations. */
  for (const kind of ['<details class="?others_', '<details class="?text_', '<details class="?fold_\\w+ more_']) {
    test(`what is folded is printed open: ${kind}`, async ({page}) => {
      await page.goto(firstPageWith(new RegExp(`data-static-content.*${kind}`, 's')));
      const {parts, folded} = await page
        .locator('[data-static-content] .markdown details:not(.theme-doc-toc-mobile)')
        .evaluateAll((all) => {
          const shown = all.filter((part) => !part.closest('[hidden]') && part.querySelector(':scope > :not(summary)'));
          const isFlat = (part: Element): boolean =>
            Array.from(part.children).every((child) => child.matches('summary') || !child.checkVisibility());
          return {parts: shown.length, folded: shown.filter(isFlat).map((part) => part.textContent.slice(0, 80))};
        });
      expect(parts).toBeGreaterThan(0);
      expect(folded).toEqual([]);
    });
  }

  // Without the application, which changes neither what is open nor the style sheet; `/v1.html` is the first half of `/` under another address.
  test('the reference: with nothing open the list of operations is printed, with operations open only they are, whole, below their headings', async ({
    page,
  }) => {
    await page.goto('/');
    const summaries = page.locator('details:has(> [data-operation]) > summary').filter({visible: true});
    const ids = contractOperations('v1').map(({id}) => id);
    const listed = await summaries.evaluateAll((all) => all.map((each) => each.parentElement?.id ?? ''));
    expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
    await expect(page.locator('details > [data-operation]').filter({visible: true})).toHaveCount(0);
    await expect(page.locator('[id^="schema-"]').filter({visible: true})).toHaveCount(0);
    await expect(page.locator('nav[aria-label="Operations"]')).toBeHidden();
    await expect(page.locator('[data-filter]')).toBeHidden();
    expect(await pagesOf(page)).toBeLessThan(8);

    const [first, second] = ['sendSalesInvoice', 'getUsers'];
    const shown = page.locator('[data-find]').filter({visible: true});
    await openOperation(page, first);
    await expect(shown).toHaveCount(1);
    expect(await pagesOf(page)).toBeLessThan(8);
    await openOperation(page, second);
    expect(await shown.evaluateAll((all) => all.map(({id}) => id))).toEqual([first, second]);
    for (const id of [first, second]) {
      const operation = page.locator(`details[id="${id}"]`);
      await expect(operation.locator('summary').first()).toBeVisible();
      await expect(operation.locator('[data-operation]')).toBeVisible();
      await expect(page.locator(`section:has(> details[id="${id}"]) > h2`)).toBeVisible();
    }
    await expect(page.locator('article h2').filter({visible: true})).toHaveCount(2);
    expect(await pagesOf(page)).toBeLessThan(12);
  });

  test('/v1.html#sendSalesInvoice: the operation in the address is printed alone', async ({page}) => {
    await page.goto('/v1.html#sendSalesInvoice');
    await expect(page.locator('details[id="sendSalesInvoice"] > [data-operation]')).toBeVisible();
    await expect(page.locator('[data-find]').filter({visible: true})).toHaveCount(1);
    await expect(page.locator('h1'), 'the name of the API').toBeVisible();
    await expect(page.getByText('About v1')).toBeHidden();
  });

  test('a section starts on a new page when less than a quarter of the page is left, and only then', async ({page}) => {
    await page.goto('/introduction/authentication.html');
    /** The paper that the heading and one line take below an empty part of a page, in parts of its height. */
    const paperBelow = async (part: number): Promise<number> => {
      await page.evaluate((height) => {
        const heading = document.querySelector('article h2') ?? document.body;
        const empty = document.createElement('div');
        const line = document.createElement('p');
        Object.assign(empty.style, {height: `${height}vh`});
        line.textContent = 'A line.';
        document.body.replaceChildren(empty, heading, line);
        document.body.className = '';
      }, part);
      return pagesOf(page);
    };
    expect(await paperBelow(60)).toBe(1);
    await page.reload();
    expect(await paperBelow(80)).toBe(2);
  });

  test('a link in a text has a number, and the margin its address; one that stays on the page or names code has none', async ({
    page,
  }) => {
    await page.goto('/introduction/invoice/send.html');
    const beside = (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll((all) =>
        all.flatMap((each) => {
          const {content, float, width, marginRight} = getComputedStyle(each, '::before');
          if (content === 'none') return [];
          return [`${content} ${float} ${parseFloat(width) < -parseFloat(marginRight) ? 'in the margin' : width}`];
        }),
      );
    const addresses = await beside('article li > a[href="/introduction/authentication.html"]');
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses)
      expect(address).toMatch(/(?:attr\(href\)|authentication\.html).* right in the margin$/);
    expect(await beside('article a[href^="#"]:not(.hash-link), article a:has(> code)')).toEqual([]);
  });

  test('the head of a table is repeated on each page, and links are text', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/endpoints/overview.html');
    const table = page.getByRole('table', {name: 'Limits'});
    const look = (locator: Locator, name: 'display' | 'position' | 'color' | 'textDecorationLine'): Promise<string> =>
      locator.evaluate((element, key) => getComputedStyle(element)[key], name);
    expect(await look(table.locator('thead'), 'display')).toBe('table-header-group');
    expect(await look(table.locator('thead th').first(), 'position')).toBe('static');
    expect(await look(table.locator('tbody tr').first(), 'display')).toBe('table-row');
    const link = table.locator('a').first();
    expect(await look(link, 'color')).toBe(await look(table.locator('td').first(), 'color'));
    expect(await look(link, 'textDecorationLine')).toBe('none');
  });

  test('a name in a column of names stays on one line', async ({page}) => {
    await page.setViewportSize({width: 720, height: 1000});
    await page.goto('/endpoints/v1/salesInvoice.html');
    const broken = await page
      .locator('[data-narrow~="1"] > tbody > tr > :first-child > code:only-child')
      .evaluateAll((names) =>
        names.filter((name) => name.clientHeight > 2 * parseFloat(getComputedStyle(name).fontSize)),
      );
    expect(broken).toHaveLength(0);
  });

  test('ink is dark on white, in the dark theme too, and code is not cut off at the edge of the paper', async ({
    page,
  }) => {
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await page.setViewportSize({width: 720, height: 1000});
    await open(page, '/introduction/authentication.html');
    const [ink, paper] = await page.evaluate(() => {
      const {color} = getComputedStyle(document.querySelector('article p') ?? document.body);
      return [color, getComputedStyle(document.body).backgroundColor];
    });
    const light = (colour = ''): number => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    expect(light(ink)).toBeLessThan(110);
    expect(light(paper)).toBeGreaterThan(250);
    const cut = await page
      .locator('article pre:visible')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent.slice(0, 60)),
      );
    expect(cut).toEqual([]);
  });
});

test('an open operation is printed alone without script too', {tag: '@no-js'}, async ({page}) => {
  await page.goto('/v1.html');
  await page.locator('details[id="getUsers"] > summary').click();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[data-find]').filter({visible: true})).toHaveCount(1);
});
