import {expect} from '@playwright/test';
import {openConsole, prepare, response, send} from './support/console';
import {sandbox, test} from './support/sandbox';

for (const [name, mimeType, expected] of [
  ['2026-0417.pdf', 'application/pdf', 'application/pdf'],
  ['2026-0417.tif', '', 'image/tiff'],
] as const) {
  test(`${name} goes out under its own name and type, not the first that the contract lists`, async ({page}) => {
    await openConsole(page, 'v1', 'sendGeneric');
    await prepare(page, sandbox);
    await page.getByRole('button', {name: 'optional parameters'}).click();
    await page.getByRole('textbox', {name: 'topic'}).fill('JoinInvoice');
    await page.locator('input[type=file]').setInputFiles({name, mimeType, buffer: Buffer.from('a scan')});
    const called = page.waitForRequest((request) => request.method() === 'POST' && request.url().startsWith(sandbox));
    await send(page);
    const form = (await called).postDataBuffer()?.toString() ?? '';
    expect(form).toContain(`filename="${name}"`);
    expect(form).toContain(`Content-Type: ${expected}`);
    await expect(response(page)).toContainText('200');
  });
}
