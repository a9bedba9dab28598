import fs from 'node:fs';
import {expect, test} from './support/test';
import {parse} from 'yaml';
import {service} from '../../src/service';
import {builtDocument} from './support/built';
import {colourOf, copiedBy, hydrate} from './support/page';

interface Sections {
  readonly sections: readonly {readonly label: string; readonly page: string; readonly what: string}[];
  readonly about: string;
  readonly start: readonly {readonly title: string; readonly page: string}[];
  readonly firstSteps: readonly {readonly title: string; readonly do: string; readonly page: string}[];
}

const {sections, start, about, firstSteps} = parse(
  fs.readFileSync('docs/sections.yaml', 'utf8').replaceAll('{{service.short}}', service.service.short),
) as Sections;

test(
  'the top of the reference says what the bus is, leads to the first pages, and keeps the downloads behind one button',
  {
    tag: ['@no-js', '@desktop'],
  },
  async ({page}) => {
    await page.goto('/');
    const header = page.locator('main header');
    await expect(header.locator('h1')).toHaveText(`${service.service.name} API`);
    await expect(header.locator('> p').first()).toHaveText(about);
    const ways = header.locator('> p:nth-of-type(2) > a');
    expect(await ways.evaluateAll((all) => all.map((each) => [each.textContent, each.getAttribute('href')]))).toEqual(
      start.map(({title, page: address}) => [title, address]),
    );
    await expect(header.getByText(`https://${service.psb.accp.host}`)).toBeVisible();
    await expect(header.getByText(`https://${service.psb.host}`, {exact: true})).toBeVisible();
    const links = header.locator('a[download]');
    expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(
      ['v1', 'v1-beta'].flatMap((version) =>
        ['yaml', 'json', 'postman.json'].map((ending) => `/openapi/${version}.${ending}`),
      ),
    );
    await expect(links.first()).toBeHidden();
    await header.locator('summary').click();
    await expect(links.first()).toBeVisible();
  },
);

const TOPS = {desktop: {toolbar: 330, operation: 430}, phone: {toolbar: 640, operation: 844 - 48}};

test(
  'the first operation is in the first window, and what a version is in a closed row',
  {tag: ['@phone', '@desktop']},
  async ({page, isMobile}) => {
    if (!isMobile) await page.setViewportSize({width: 1440, height: 900});
    await page.goto('/');
    const topOf = (selector: string): Promise<number> =>
      page
        .locator(`main ${selector}`)
        .first()
        .evaluate((each) => each.getBoundingClientRect().top);
    const {toolbar, operation} = TOPS[isMobile ? 'phone' : 'desktop'];
    expect(await topOf('[data-filter-bar]')).toBeLessThanOrEqual(toolbar);
    expect(await topOf('details[data-find]')).toBeLessThanOrEqual(operation);
    const about = page.locator('#version-v1 > details').first();
    await expect(about.locator('summary')).toHaveText('About v1');
    await expect(about.locator('p').first()).toBeHidden();
    await expect(about).toHaveCSS('border-bottom-width', '1px');
    const {bottom} = await about.evaluate((each) => each.getBoundingClientRect());
    expect((await topOf('h2')) - bottom, 'below the row').toBe(12);
    if (isMobile) {
      const hosts = await topOf('header dl');
      const downloads = await page.locator('main header details').evaluate((each) => each.getBoundingClientRect());
      const link = await page.getByRole('link', {name: 'Authentication', exact: true}).first().boundingBox();
      expect(downloads.bottom, 'the downloads are above the addresses').toBeLessThanOrEqual(hosts);
      expect(downloads.left - (link?.x ?? 0) - (link?.width ?? 0), 'beside the links').toBeGreaterThanOrEqual(0);
    }
    const schemas = await page
      .locator('#version-v1 details[id^=schema-] h3')
      .evaluateAll((all) =>
        all.map((each) => [each.firstChild?.textContent ?? '', each.querySelector('span')?.textContent ?? '']),
      );
    expect(schemas.length).toBeGreaterThan(20);
    expect(schemas.map(([name]) => name)).toEqual(
      schemas.map(([name]) => name).sort((a = '', b = '') => a.localeCompare(b, 'en')),
    );
    for (const [name, described] of schemas) expect.soft(described, name).toMatch(/^\S.{10,}[.:]$/);
  },
);

test('the base addresses can be copied; the logo leads to the overview, which begins with three numbered steps and what the reader can do in each section', async ({
  page,
}) => {
  await page.goto('/');
  const address = `https://${service.psb.accp.host}`;
  const copy = page.getByRole('button', {name: `Copy address ${address}`, exact: true});
  expect(await copiedBy(page, () => copy.click())).toBe(address);
  await hydrate(page);
  await page.locator('.navbar__brand').first().click();
  await expect(page).toHaveURL(sections[0]?.page ?? '');
  await expect(page.locator('.markdown h2').first()).toContainText('Where to start');
  const cards = page.locator('.markdown h2 + [data-part] ol > li, .markdown h2 + ol > li');
  const shown = await cards.evaluateAll((all) =>
    all.map((card) => {
      const link = card.querySelector('a');
      const {content, backgroundColor} = getComputedStyle(card, '::before');
      return {
        title: card.querySelector('h3')?.textContent,
        do: link?.textContent,
        page: link?.getAttribute('href'),
        isNumbered: content.includes('counter') && backgroundColor !== 'rgba(0, 0, 0, 0)',
        isFilled: link !== null && getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)',
      };
    }),
  );
  expect(shown).toEqual(
    firstSteps.map(({title, do: task, page: address}, index) => ({
      ...{title, do: task, page: address},
      isNumbered: true,
      isFilled: index === 0,
    })),
  );
  expect(shown).toHaveLength(3);
  const groups = page.locator('.markdown section:has(> h3):has(> ul)');
  await expect(groups.locator('h3 > *')).toHaveCount(0);
  const task = groups.locator('a').first();
  const colour = await colourOf(page, '--accent-text');
  await expect(task).toHaveCSS('color', colour);
  await expect(task).toHaveCSS('text-decoration-color', 'rgba(0, 0, 0, 0)');
  await task.hover();
  await expect(task).toHaveCSS('text-decoration-color', colour);
  const lines = await cards.locator('a').evaluateAll((links) =>
    links.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getBoundingClientRect().bottom;
    }),
  );
  expect(new Set(lines).size, 'the links of the cards are on one line').toBe(1);
  const places = await groups.evaluateAll((all) =>
    all.map((each) => ({left: each.getBoundingClientRect().left, border: getComputedStyle(each).borderTopWidth})),
  );
  expect(new Set(places.map(({left}) => left)).size, 'columns').toBe(2);
  expect(new Set(places.map(({border}) => border))).toEqual(new Set(['0px']));
  const top = await cards.first().evaluate((card) => card.getBoundingClientRect().top);
  expect(top).toBeLessThan(800);
});

test('each entry of the top navigation says what it is', () => {
  const $ = builtDocument('/introduction/overview.html');
  const titles = new Map(
    $('.navbar__link')
      .get()
      .map((link) => [$(link).text().trim(), $(link).attr('title')]),
  );
  for (const {label, what} of sections) expect(titles.get(label), label).toBe(what);
});

test('the menu of a phone says what each section is', {tag: '@phone'}, async ({page}) => {
  await page.goto('/introduction/overview.html');
  await page.locator('.navbar__toggle').tap();
  await page.locator('.navbar-sidebar__back').tap();
  for (const {label, what} of sections) {
    const entry = page.locator('.navbar-sidebar .menu__link[title]', {hasText: new RegExp(`^${label}$`)});
    const shown = await entry.evaluate((each) => getComputedStyle(each, '::after').content);
    expect(shown, label).toBe('attr(title)' === shown ? shown : JSON.stringify(what));
  }
});
