import {execFileSync} from 'node:child_process';
import {expect, test} from './support/test';
import {service} from '../../src/service';
import {builtDocument} from './support/built';
import {pages} from './support/site';

const KINDS = ['/', '/introduction/overview.html', '/platform/introduction/overview.html', '/search.html', '/404.html'];

/** The day of the last commit that changed one of the files, in the words of the page. */
function lastChange(...files: string[]): string {
  const seconds = Number(execFileSync('git', ['log', '-1', '--format=%ct', '--', ...files], {encoding: 'utf8'}));
  return new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(seconds * 1000);
}

test('the foot of every kind of page has the sections, the contracts and the contact', async ({page}) => {
  const sections = [service.service.short, 'VPD', 'Business documents', 'Platform', 'API reference'];
  const versions = ['v1', 'v1-beta'].map((version) => `/openapi/${version}.yaml`);
  for (const path of KINDS) {
    const $ = builtDocument(path);
    expect($('footer').length, path).toBe(1);
    const links = $('footer a').toArray();
    const labels = links.map((link) => $(link).text().trim());
    expect.soft(labels, path).toEqual(expect.arrayContaining(sections));
    const addresses = links.map((link) => $(link).attr('href'));
    const wanted = [...versions, service.contact.url, `mailto:${service.contact.mail}`];
    expect.soft(addresses, path).toEqual(expect.arrayContaining(wanted));
  }
  // On a light page, whether all of them are seen: a style sheet hides them everywhere or nowhere.
  await page.goto('/introduction/authentication.html');
  expect(await page.locator('footer a').count()).toBeGreaterThan(8);
  await expect(page.locator('footer a:visible')).toHaveCount(await page.locator('footer a').count());
  const lines = await page.locator('.pagination-nav, footer').evaluateAll((all) =>
    all.map((each) => {
      const {left, right} = each.getBoundingClientRect();
      return {left, right};
    }),
  );
  expect(lines).toHaveLength(2);
  expect(lines[0], 'the lines above both are as long').toEqual(lines[1]);
});

test('a page says when it was last changed', () => {
  const text = builtDocument('/introduction/authentication.html')('main').text();
  expect(text).toContain(`Last changed on ${lastChange('docs/introduction/authentication.mdx')}`);
});

test('the foot is not beside the end of the sidebar, which stays where it is', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await page.goto(pages[0]?.path ?? '');
  const top = (): Promise<number> =>
    page.locator('.theme-doc-sidebar-container nav').evaluate((nav) => nav.getBoundingClientRect().bottom);
  await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
  await expect(page.locator('footer')).toBeInViewport();
  expect(Math.round(await top())).toBe(700);
});

test("on a phone, 'On this page' follows the title", {tag: '@phone'}, async ({page}) => {
  await page.goto('/introduction/authentication.html');
  const contents = page.locator('.theme-doc-toc-mobile');
  await expect(contents).toBeVisible();
  const after = await contents.evaluate((each) => each.previousElementSibling?.querySelector('h1') !== null);
  expect(after).toBe(true);
});
