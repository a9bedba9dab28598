import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';
import {service} from '../../src/service';
import {parsed} from './support/built';
import {build, builtHtml, frontMatterOf, pages, routes} from './support/site';

const PNG_SIZE_AT = 16;

const LARGEST_PICTURE = 40_000;

// One worker reads the pages once.
test.describe.configure({mode: 'default'});

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

/** Reads the head and the headings of the first level alone: to parse all pages takes seconds. */
function headOf(address: string): Head {
  const html = builtHtml(address);
  const headings = html.match(/<h1\b.*?<\/h1>/gs) ?? [];
  const $ = parsed(html.slice(0, html.indexOf('</head>')) + headings.join(''));
  const meta: Record<string, string[]> = {};
  for (const element of $('meta[name], meta[property]').toArray()) {
    const {name, property, content} = element.attribs;
    (meta[name ?? property ?? ''] ??= []).push(content ?? '');
  }
  return {
    path: address,
    title: $('head > title').text(),
    h1: $('h1')
      .toArray()
      .map((each) => $(each).text()),
    lang: $('html').attr('lang') ?? '',
    canonical: $('link[rel=canonical]')
      .toArray()
      .map((each) => each.attribs.href ?? ''),
    meta,
  };
}

test.describe('the head of every page', () => {
  let heads: readonly Head[] = [];

  test.beforeAll(() => {
    heads = routes.map((route) => headOf(route.path));
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
    for (const {path: address} of pages) {
      const head = heads.find((each) => each.path === address);
      const {title, description} = frontMatterOf(address);
      expect.soft(head?.title, address).toBe(`${title} | ${service.service.name}`);
      expect.soft(head?.meta.description, address).toEqual([description]);
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
      const isPage = pages.some((page) => page.path === head.path);
      expect
        .soft(one(head, 'og:type'), head.path)
        .toBe(isPage ? (frontMatterOf(head.path).type ?? 'article') : 'website');
      expect
        .soft(one(head, 'og:site_name'), head.path)
        .toBe((isPage ? frontMatterOf(head.path).sitename : undefined) ?? service.service.name);
      expect.soft(head.lang, head.path).toBe('en-GB');
      expect.soft(one(head, 'theme-color'), head.path).toBe(service.site.themeColor);
      expect.soft(one(head, 'viewport'), head.path).toContain('width=device-width');
      expect.soft(one(head, 'twitter:card'), head.path).toBe('summary_large_image');
    }
  });

  test('picture: of its own, 1200 by 630, small, described by its title; the common one where routes.json says noindex', () => {
    const pictures = new Set<string>();
    for (const head of heads) {
      const {indexed} = routes.find((route) => route.path === head.path) ?? {};
      const picture = one(head, 'og:image');
      pictures.add(picture);
      expect.soft(picture.endsWith('/img/social-card.png'), head.path).toBe(!indexed);
      expect.soft(picture.startsWith(`${service.site.url}/img/`), head.path).toBe(true);
      const png = fs.readFileSync(path.join(build, picture.slice(service.site.url.length)));
      const size = [png.readUInt32BE(PNG_SIZE_AT), png.readUInt32BE(PNG_SIZE_AT + 4)];
      expect.soft([one(head, 'og:image:width'), one(head, 'og:image:height')].map(Number), head.path).toEqual(size);
      expect.soft(size, head.path).toEqual([1200, 630]);
      if (indexed) expect.soft(png.length, head.path).toBeLessThan(LARGEST_PICTURE);
      expect.soft(one(head, 'og:image:alt'), head.path).toBe(indexed ? head.h1[0] : service.service.name);
    }
    expect(pictures.size).toBe(routes.filter(({indexed}) => indexed).length + 1);
  });

  test('robots: noindex exactly where routes.json says so', () => {
    for (const head of heads) {
      const {indexed} = routes.find((route) => route.path === head.path) ?? {};
      expect.soft(head.meta.robots ?? [], head.path).toEqual(indexed ? [] : ['noindex']);
    }
  });
});
