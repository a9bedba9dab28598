import {expect, test, type Page} from './support/test';
import {answerAsSandbox, openConsole, prepare, response, send} from './support/console';
import {sandbox} from './support/sandbox';

declare global {
  interface Window {
    sentFiles?: {readonly name: string; readonly type: string}[];
  }
}

/** Notes the files of every form that the page sends: Chromium tells the test nothing of a body that holds one. */
async function noteFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const files: {name: string; type: string}[] = [];
      if (init?.body instanceof FormData) {
        init.body.forEach((part) => {
          if (part instanceof File) files.push({name: part.name, type: part.type});
        });
      }
      window.sentFiles = files;
      return original(input, init);
    };
  });
}

test('a file goes out under its own name and type, not the first that the contract lists', async ({page}) => {
  await noteFiles(page);
  await answerAsSandbox(page);
  await openConsole(page, 'v1', 'sendGeneric');
  await prepare(page, sandbox);
  await page.getByText('Optional parameters').click();
  await page.getByRole('textbox', {name: 'topic'}).fill('JoinInvoice');
  for (const [name, mimeType, type] of [
    ['2026-0417.pdf', 'application/pdf', 'application/pdf'],
    ['2026-0417.tif', '', 'image/tiff'],
  ] as const) {
    await page.locator('input[type=file]').setInputFiles({name, mimeType, buffer: Buffer.from('a scan')});
    await page.evaluate(() => delete window.sentFiles);
    await expect(response(page)).not.toContainText('200');
    await send(page);
    await expect(response(page)).toContainText('200');
    expect(await page.evaluate(() => window.sentFiles)).toEqual([{name, type}]);
  }
});
