import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {service} from '../../src/service';
import {parsed} from '../support/html';
import {builtHtml, frontMatterOf, pages, routes, sourceOf} from '../site/support/site';

interface Article {
  readonly '@type': string;
  readonly headline: string;
  readonly description: string;
  readonly url: string;
  readonly dateModified: string;
  readonly inLanguage: string;
  readonly isBasedOn?: string;
}

interface Breadcrumbs {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {readonly position: number; readonly name: string; readonly item: string}[];
}

const BLOCK = /<script type="?application\/ld\+json"?>(.*?)<\/script>/gs;

const blocksOf = (html: string): string[] => Array.from(html.matchAll(BLOCK), ([, text = '']) => text);

interface Described {
  readonly path: string;
  readonly html: string;
  readonly text: string;
  readonly article: Article;
  readonly breadcrumbs?: Breadcrumbs;
}

function describedPage(path: string): Described {
  const html = builtHtml(path);
  const [text = '', ...more] = blocksOf(html);
  expect(more, `${path} has one block`).toEqual([]);
  const data = JSON.parse(text) as {readonly '@context': string; readonly '@graph': readonly [Article, Breadcrumbs?]};
  expect(data['@context'], path).toBe('https://schema.org');
  const [article, breadcrumbs] = data['@graph'];
  return {path, html, text, article, breadcrumbs};
}

const indexed = routes.filter((route) => route.indexed).map(({path}) => describedPage(path));

/** The parts of a page that show a contract, of which the page is the reference. */
const SHOWS_CONTRACT = /^<(Operation|SoapReplacements|SoapTypes|PartyModel)\b/m;

const onSite = (path: string): string => service.site.url + path;

/** A piece of a built page as cheerio reads it: to parse whole pages takes seconds. */
const piece = (html: string, pattern: RegExp) => parsed(pattern.exec(html)?.[0] ?? '');

describe('the JSON-LD of every page that search engines may list', () => {
  test('headline, description, address, date, and language are those of the page', () => {
    for (const {path, html, article} of indexed) {
      const head = piece(html, /<head>.*<\/head>/s);
      expect.soft(article, path).toMatchObject({
        headline: piece(html, /<h1\b.*?<\/h1>/s)('h1').text(),
        description: head('meta[name=description]').attr('content'),
        url: head('link[rel=canonical]').attr('href'),
        dateModified: piece(html, /<time\b.*?<\/time>/s)('time').attr('datetime'),
        inLanguage: 'en-GB',
      });
    }
    for (const {path} of pages.filter((each) => each.indexed)) {
      const {title, description} = frontMatterOf(path);
      expect
        .soft(indexed.find((each) => each.path === path)?.article, path)
        .toMatchObject({headline: title, description});
    }
  });

  test('a page that shows a contract is an APIReference that names it; every other page is a TechArticle', () => {
    for (const {path, article} of indexed) {
      const isReference =
        path === '/' || path === '/v1.html' || SHOWS_CONTRACT.test(fs.readFileSync(sourceOf(path), 'utf8'));
      expect.soft(article['@type'], path).toBe(isReference ? 'APIReference' : 'TechArticle');
      expect.soft(article.isBasedOn !== undefined, path).toBe(isReference);
    }
    const types = indexed.map(({article}) => article['@type']);
    expect(types.filter((type) => type === 'APIReference').length).toBeGreaterThan(30);
  });

  test('the breadcrumbs are the links above the title, and the page', () => {
    for (const {path, html, article, breadcrumbs} of indexed) {
      const $ = piece(html, /<nav aria-label="?Breadcrumbs.*?<\/nav>/s);
      const links = $('a')
        .toArray()
        .map((link) => ({name: $(link).text(), item: onSite($(link).attr('href') ?? '')}));
      const wanted = [...links, {name: article.headline, item: undefined}];
      const found = breadcrumbs?.itemListElement.map(({name, item}) => ({name, item}));
      expect.soft(found, path).toEqual(links.length > 0 ? wanted : undefined);
      expect
        .soft(breadcrumbs?.itemListElement.map(({position}) => position) ?? [], path)
        .toEqual((found ?? []).map((_, index) => index + 1));
    }
    expect(indexed.filter(({breadcrumbs}) => breadcrumbs).length).toBeGreaterThan(200);
  });

  test('nothing in it can end the block', () => {
    for (const {path, text} of indexed) expect.soft(text, path).not.toContain('<');
  });
});

test('no page that search engines may not list has JSON-LD', () => {
  const hidden = routes.filter(({indexed: isListed}) => !isListed).map(({path}) => path);
  for (const path of [...hidden, '/search.html', '/404.html', '/reference/v1/subscribe.html']) {
    expect(blocksOf(builtHtml(path)), path).toEqual([]);
  }
});
