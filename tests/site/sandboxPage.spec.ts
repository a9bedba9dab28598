import fs from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {cast, sample} from '../../src/service';
import {expectAccessible} from './support/axe';
import {expectSameDocument, mark} from './support/page';
import {sandbox, test} from './support/sandbox';

/** In one worker, because each worker starts a browser and a sandbox of its own. */
test.describe.configure({mode: 'default'});

const PAGE = `${sandbox}/_sandbox`;
const NAMES = ['Documents', 'Events', 'Deliveries', 'Outbox', 'Requests', 'Problems'];

/** Calls the sandbox as the application of the examples. */
async function call(port: number, path: string, init: RequestInit = {}): Promise<Response> {
  const url = `http://localhost:${port}`;
  const form = {grant_type: 'client_credentials', scope: 'ap', client_id: sample.clientId};
  const body = new URLSearchParams({...form, client_secret: sample.clientSecret});
  const granted = await fetch(`${url}/connect/token`, {method: 'POST', body});
  const {access_token: token} = (await granted.json()) as {access_token: string};
  const credentials = {authorization: `Bearer ${token}`, 'subscription-key': sample.subscriptionKey};
  return fetch(`${url}/api/v1/${path}`, {...init, headers: {...credentials, 'content-type': 'application/xml'}});
}

/** Sends an invoice to the sandbox, and gives its ID. */
async function send(port: number): Promise<string> {
  const body = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml');
  const answer = await call(port, `${cast.seller.partyId}/salesInvoice/send`, {method: 'POST', body});
  return ((await answer.json()) as {id: string}).id;
}

const entry = (page: Page, text: string) => page.locator('.list > li', {hasText: text});

test('without script, a document is shown, a button advances the clock, and another one resets the sandbox', async ({
  browser,
  sandboxPort,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  const id = await send(sandboxPort);
  await page.goto(PAGE);
  await entry(page, id).locator('summary').click();
  await expect(entry(page, id).getByRole('region', {name: 'File'})).toContainText('<cbc:ID>2026-0417</cbc:ID>');
  await page.getByRole('button', {name: 'Advance by 1 hour'}).click();
  await expect(page.getByRole('status')).toHaveText('The clock was advanced.');
  await page.getByRole('link', {name: 'Events'}).click();
  await expect(entry(page, 'InvoiceSent')).not.toHaveCount(0);
  await page.getByText('Reset…').click();
  await page.getByRole('button', {name: 'Reset the sandbox'}).click();
  await expect(page.getByRole('status')).toHaveText('The sandbox was reset.');
  await expect(page.getByText('No events yet.')).toBeVisible();
  await page.close();
});

test('with script, what happens appears by itself, and what is open or selected stays', async ({page, sandboxPort}) => {
  const first = await send(sandboxPort);
  await page.goto(PAGE);
  await page.getByRole('button', {name: 'Advance by 1 hour'}).click();
  await expect(page.getByText('This page updates automatically.')).toBeVisible();
  await mark(page);
  const opened = entry(page, first);
  await opened.locator('summary').click();
  await opened.getByText('Document type identifier').selectText();
  const download = await call(sandboxPort, `${cast.buyer.partyId}/purchaseInvoice/${first}/download`);
  expect(download.status).toBe(200);
  const second = await send(sandboxPort);
  await expect(page.locator('.list > li').first()).toHaveId(`document-${second}`);
  await expect(opened.getByText('Document type identifier')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Document type identifier');
  const news = opened.getByText('The file was downloaded');
  await expect(news).toHaveCount(0);
  await page.evaluate(() => getSelection()?.empty());
  await send(sandboxPort);
  await expect(news).toBeVisible();
  await expectSameDocument(page);
});

test('another site can’t press its buttons', async ({page, sandboxPort}) => {
  const id = await send(sandboxPort);
  const form = `<form method="post" action="${PAGE}/reset"><button>Win a prize</button></form>`;
  await page.route('http://prize.example/', (route) => route.fulfill({contentType: 'text/html', body: form}));
  await page.goto('http://prize.example/');
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', {name: 'Rejected'})).toBeVisible();
  await page.getByRole('link', {name: 'Go to the documents'}).click();
  await expect(entry(page, id)).toBeVisible();
});

test('each section is quiet, accessible in light and dark, and fits a phone', async ({page, sandboxPort}) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  await send(sandboxPort);
  await page.goto(PAGE);
  for (const name of NAMES) {
    await page.getByRole('navigation', {name: 'Sections'}).getByRole('link', {name}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    const summary = page.locator('.list summary').first();
    if ((await summary.count()) > 0) await summary.click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expectAccessible(page);
    }
    await page.setViewportSize({width: 390, height: 800});
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    await page.setViewportSize({width: 1280, height: 800});
  }
  expect(noise).toEqual([]);
});
