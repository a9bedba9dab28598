import {execFileSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {service} from '../../src/service';
import {pages} from './support/site';

const KINDS = ['/', '/introduction/overview.html', '/platform/introduction/overview.html', '/search.html', '/404.html'];

/** The day of the last commit that changed one of the files, in the words of the page. */
function lastChange(...files: string[]): string {
  const seconds = Number(execFileSync('git', ['log', '-1', '--format=%ct', '--', ...files], {encoding: 'utf8'}));
  return new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(seconds * 1000);
}

test('the foot of every kind of page has the sections, the contracts and the contact', async ({page}) => {
  for (const path of KINDS) {
    await page.goto(path);
    const foot = page.locator('footer');
    await expect(foot, path).toHaveCount(1);
    for (const label of [service.service.short, 'VPD', 'Business documents', 'Platform', 'API reference']) {
      await expect.soft(foot.getByRole('link', {name: label, exact: true}), path).toBeVisible();
    }
    for (const version of ['v1', 'v1-beta']) {
      await expect.soft(foot.locator(`a[href="/openapi/${version}.yaml"]`), path).toBeVisible();
    }
    await expect.soft(foot.locator(`a[href="${service.contact.url}"]`), path).toBeVisible();
    await expect.soft(foot.locator(`a[href="mailto:${service.contact.mail}"]`), path).toBeVisible();
  }
});

test('a page says when it was last changed', async ({page}) => {
  await page.goto('/introduction/authentication.html');
  await expect(page.getByText(`Last changed on ${lastChange('docs/introduction/authentication.mdx')}`)).toBeVisible();
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
