import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';
import {service} from '../../src/service';
import {build, frontMatterOf, pages, routes, sitemapPaths} from './support/site';

const DEFAULTS = {priority: 0.8, changefreq: 'weekly'};
const PNG_SIZE_AT = 16;

test('the sitemap lists exactly the indexed pages that exist', () => {
  const expected = routes.filter(({indexed}) => indexed).map((route) => route.path);
  expect(sitemapPaths().sort()).toEqual(expected.sort());
});

test('priority and frequency of every page are those of its front matter', () => {
  const text = fs.readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  for (const {path: route} of routes.filter(({indexed}) => indexed)) {
    const entry =
      new RegExp(`<loc>${service.site.url}${route.replaceAll('.', '\\.')}</loc>(.*?)</url>`).exec(text)?.[1] ?? '';
    const own = pages.some((page) => page.path === route) ? frontMatterOf(route).sitemap : undefined;
    const {priority, changefreq} = {...DEFAULTS, ...own};
    expect.soft(Number(/<priority>(.*?)</.exec(entry)?.[1]), `${route}: priority`).toBe(priority);
    expect.soft(/<changefreq>(.*?)</.exec(entry)?.[1], `${route}: changefreq`).toBe(changefreq);
  }
});

test('robots.txt lets everyone in and names the sitemap', async ({request}) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  expect(text).toContain(`Sitemap: ${service.site.url}/sitemap.xml`);
});

test('the social card is a picture of 1200 by 630', async ({request}) => {
  const response = await request.get('/img/social-card.png');
  expect(response.status()).toBe(200);
  const bytes = await response.body();
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(PNG_SIZE_AT), bytes.readUInt32BE(PNG_SIZE_AT + 4)]).toEqual([1200, 630]);
});

test('the icon is served as an SVG', async ({request}) => {
  const response = await request.get('/img/logo.svg');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('image/svg+xml');
});
