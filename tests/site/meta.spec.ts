import {expect, test, type Page} from '@playwright/test';
import {service} from '../../src/service';
import {frontMatterOf, pages, routes, siteAddress} from './support/site';

test.describe.configure({mode: 'serial'});

/** What the head of a page says, from the static HTML. */
interface Head {
  readonly path: string;
  readonly title: string;
  readonly h1: readonly string[];
  readonly lang: string;
  readonly canonical: readonly string[];
  /** Content of each meta element by its name or property; several of one name stay several. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
}

async function headOf(page: Page, path: string): Promise<Head> {
  await page.goto(path, {waitUntil: 'commit'});
  await page.waitForLoadState('domcontentloaded');
  return page.evaluate((path) => {
    const meta: Record<string, string[]> = {};
    for (const element of Array.from(document.querySelectorAll('meta[name], meta[property]'))) {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      (meta[name] ??= []).push(element.getAttribute('content') ?? '');
    }
    return {
      path,
      title: document.title,
      h1: Array.from(document.querySelectorAll('h1')).map((each) => each.textContent),
      lang: document.documentElement.lang,
      canonical: Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')).map((each) => each.href),
      meta,
    };
  }, path);
}

test.describe('the head of every page', {tag: '@no-js'}, () => {
  let heads: readonly Head[] = [];

  test.beforeAll(async ({browser}) => {
    test.setTimeout(120_000);
    const page = await browser.newPage({javaScriptEnabled: false, baseURL: siteAddress});
    const all: Head[] = [];
    for (const {path} of routes) all.push(await headOf(page, path));
    heads = all;
    await page.close();
  });

  const one = (head: Head, name: string): string => {
    const values = head.meta[name] ?? [];
    expect.soft(values, `${head.path}: ${name}`).toHaveLength(1);
    return values[0] ?? '';
  };

  test('title: unique, the name of the site behind it, repeated in og:title and in the one h1', () => {
    expect(new Set(heads.map(({title}) => title)).size, 'titles are unique').toBe(heads.length);
    for (const head of heads) {
      expect.soft(head.title, head.path).toMatch(new RegExp(`^.{3,60} \\| ${service.service.name}$`));
      expect.soft(one(head, 'og:title'), head.path).toBe(head.title);
      expect.soft(head.h1, `${head.path}: h1`).toHaveLength(1);
      expect.soft(head.h1[0]?.trim(), `${head.path}: h1`).toBe(head.title.replace(/ \| [^|]*$/, ''));
    }
  });

  test('title and description are those of the front matter', () => {
    for (const {path} of pages) {
      const head = heads.find((each) => each.path === path);
      const {title, description} = frontMatterOf(path);
      expect.soft(head?.title, path).toBe(`${title} | ${service.service.name}`);
      expect.soft(head?.meta.description, path).toEqual([description]);
    }
  });

  test('description: unique, 50 to 160 characters, repeated in og:description', () => {
    const descriptions = heads.map((head) => one(head, 'description'));
    expect(new Set(descriptions).size, 'descriptions are unique').toBe(heads.length);
    for (const [index, head] of heads.entries()) {
      const description = descriptions[index] ?? '';
      expect.soft(description.length, `${head.path}: ${description}`).toBeGreaterThanOrEqual(50);
      expect.soft(description.length, `${head.path}: ${description}`).toBeLessThanOrEqual(160);
      expect.soft(one(head, 'og:description'), head.path).toBe(description);
    }
  });

  test('canonical link and og:url are the address of the page on the site', () => {
    for (const head of heads) {
      expect.soft(head.canonical, head.path).toEqual([`${service.site.url}${head.path}`]);
      expect.soft(one(head, 'og:url'), head.path).toBe(`${service.site.url}${head.path}`);
    }
  });

  test('og:type, og:site_name, language, theme colour, viewport, card', () => {
    for (const head of heads) {
      const isPage = pages.some(({path}) => path === head.path);
      expect
        .soft(one(head, 'og:type'), head.path)
        .toBe(isPage ? (frontMatterOf(head.path).type ?? 'article') : 'website');
      expect
        .soft(one(head, 'og:site_name'), head.path)
        .toBe((isPage ? frontMatterOf(head.path).sitename : undefined) ?? service.service.name);
      expect.soft(head.lang, head.path).toBe('en-GB');
      expect.soft(one(head, 'theme-color'), head.path).toBe(service.site.themeColor);
      expect.soft(one(head, 'viewport'), head.path).toContain('width=device-width');
      expect.soft(one(head, 'og:image'), head.path).toBe(`${service.site.url}/img/social-card.png`);
      expect.soft(one(head, 'twitter:card'), head.path).toBe('summary_large_image');
    }
  });

  test('robots: noindex exactly where routes.json says so', () => {
    for (const head of heads) {
      const {indexed} = routes.find(({path}) => path === head.path) ?? {};
      expect.soft(head.meta.robots ?? [], head.path).toEqual(indexed ? [] : ['noindex']);
    }
  });
});
