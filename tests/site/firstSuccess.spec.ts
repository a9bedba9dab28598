import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from './support/test';
import {sample, service} from '../../src/service';
import {freePort} from '../support/ports';
import {start, untilAnswers, type Environment} from '../support/programs';
import {need} from './support/missing';
import {clipboard, open} from './support/page';
import {siteAddress} from './support/site';
import {toolPath} from './support/tools';

const PAGE = '/introduction/gettingStarted.html';
/** What the page says that the samples in curl need. */
const TOOLS = ['bash', 'curl', 'jq', 'openssl'];

/** A code block: its language, and what its button copies. */
interface Pasted {
  readonly language: string;
  readonly text: string;
}

/** Copies each code block that a reader of the page sees, in its order. */
async function copiedFrom(page: Page): Promise<Pasted[]> {
  const pasted: Pasted[] = [];
  for (const button of await page.locator('main [data-copy-code]:visible').all()) {
    const language = await button.evaluate((each) => each.closest('[data-code]')?.getAttribute('data-code') ?? '');
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button.click();
    await expect.poll(() => clipboard(page)).not.toBe('');
    pasted.push({language, text: await clipboard(page)});
  }
  return pasted;
}

/** The names of all members of a JSON value. */
const namesIn = (value: unknown): string[] => [
  ...new Set(
    JSON.stringify(value)
      .match(/"[^"]+"(?=:)/g)
      ?.sort(),
  ),
];

test('from an empty folder to InvoiceSent with nothing but what the page lets a reader copy', async ({page}) => {
  for (const tool of TOOLS) need(tool, toolPath(tool) !== undefined);
  await open(page, PAGE);
  await page.locator('select[data-environment]:visible').first().selectOption('sandbox');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-success-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  // What a test can't leave as it is: where the site and the sandbox are.
  const placed = (text: string): string =>
    text
      .replaceAll(service.site.url, siteAddress)
      .replaceAll(service.sandbox.url, address)
      .replace('node sandbox.mjs', `node sandbox.mjs --port ${port}`);
  const [begin, exports, ...steps] = await copiedFrom(page);
  const environment = Object.fromEntries(
    [...placed(exports?.text ?? '').matchAll(/^export (\w+)="(.*)"$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  expect(Object.keys(environment)).toHaveLength(5);
  const run = (text: string, more: Environment = {}): Promise<string> =>
    start(['bash', '-euc', text], folder, {...environment, ...more}).ended.then(({code, out, err}) => {
      expect(code, `${text}\n${out}\n${err}`).toBe(0);
      return out;
    });

  const sandbox = start(['bash', '-euc', placed(begin?.text ?? '').replace('node ', 'exec node ')], folder);
  try {
    await untilAnswers(sandbox, address);
    const [token, ...requests] = steps;
    const PSB_TOKEN = await run(placed(token?.text ?? ''));
    let documentId = '';
    let answer: unknown;
    for (const {language, text} of requests) {
      if (text.includes('sandbox.mjs')) break;
      if (language === 'xml') fs.writeFileSync(path.join(folder, 'invoice.xml'), text);
      else if (language === 'json') expect(namesIn(answer)).toEqual(expect.arrayContaining(namesIn(JSON.parse(text))));
      else {
        const filled = placed(text).replaceAll(sample.invoiceDocumentId, documentId);
        const printed = (): Promise<string> => run(filled, {PSB_TOKEN});
        // Its statuses are asked for until it was delivered, as the page says.
        if (documentId) await expect.poll(printed).toContain('"InvoiceSent"');
        const out = await printed();
        // The sample that sends prints the `id` of the response alone.
        if (/^[\da-f-]{36}$/.test(out)) documentId = out;
        answer = documentId === out ? {id: out} : JSON.parse(out);
      }
    }
    expect(answer).toContainEqual(expect.objectContaining({name: 'InvoiceSent'}));
  } finally {
    await sandbox.stop();
    fs.rmSync(folder, {recursive: true});
  }
});
