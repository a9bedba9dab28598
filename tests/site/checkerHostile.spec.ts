import {expect, test, type Page} from './support/test';
import {
  check,
  example,
  expectChecked,
  files,
  give,
  main,
  openChecker,
  report,
  reportOf,
  VALID,
} from './support/checker';
import {HOSTILE_XML, type Hostile} from './support/checkerHostile';
import {hostilePdfs, hostileZips, zipOf} from './support/checkerHostileFiles';
import {HOSTILE_VALUES} from './support/checkerHostileValues';
import {hydrate} from './support/page';

/** What a page did that it must not do. */
interface Harm {
  readonly done: string[];
}

/** Watches for what hostile content could do. Requests count once all files for a check are there. */
function watch(page: Page): Harm {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({message}) => done.push(`error ${message}`));
  page.on('console', (message) => message.type() === 'error' && done.push(`console ${message.text()}`));
  page.on('popup', (popup) => done.push(`window ${popup.url()}`));
  page.on('download', (download) => done.push(`download ${download.url()}`));
  return {done};
}

/** Listens to requests from now on. */
function requests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** What the report is made of that a document could have put there. */
const strangeElements = (page: Page): Promise<string[]> =>
  main(page).evaluate((place) => {
    const active = Array.from(
      place.querySelectorAll('script, img, iframe, object, embed, svg, base, link, style, form'),
    );
    const handlers = Array.from(place.querySelectorAll('*')).filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    const links = Array.from(place.querySelectorAll('a')).filter(
      ({href}) => !href.startsWith(`${window.location.origin}/`),
    );
    return [...active, ...handlers, ...links].map((element) => element.outerHTML.slice(0, 200));
  });

/** Opens all that a report folds. */
const unfold = (page: Page): Promise<void> =>
  reportOf(page)
    .locator('details')
    .evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)));

async function expectHarmless(page: Page, {what, verdict, says, ...given}: Hostile): Promise<void> {
  const shown = await check(page, given);
  await unfold(page);
  const told = `${what}: ${shown.text.slice(0, 500)}`;
  if (typeof verdict === 'string') expect.soft(shown.verdict, told).toBe(verdict);
  else expect.soft(shown.verdict, told).toMatch(verdict);
  if (says) expect.soft(shown.text, what).toMatch(says);
  // What is refused has a reason of some words.
  if (shown.verdict !== 'Valid') expect.soft(shown.text.replace(given.name, '').length, told).toBeGreaterThan(60);
  expect.soft(shown.text, told).not.toMatch(/\[object|RuntimeError|memory access|is not a function|Cannot read prop/);
  expect.soft(await strangeElements(page), what).toEqual([]);
  expect.soft(await page.evaluate(() => Reflect.get(window, 'pwned') as unknown), what).toBeUndefined();
}

/** Checks documents of each kind that come, so that all files for them are there. */
async function prepare(page: Page): Promise<void> {
  await openChecker(page);
  await hydrate(page);
  await check(page, VALID);
  await give(page, {name: 'cii.xml', bytes: example('cii-facturx/invoice-typical.xml')});
  await expectChecked(page);
}

async function expectAllHarmless(page: Page, all: readonly Hostile[]): Promise<void> {
  const {done} = watch(page);
  await prepare(page);
  const asked = requests(page);
  for (const hostile of all) {
    await test.step(hostile.what, () => expectHarmless(page, hostile));
    // A worker that was ended fetches its files again; nothing else is asked for.
    expect
      .soft(
        asked.filter((address) => !address.includes('/assets/checker/')),
        hostile.what,
      )
      .toEqual([]);
    expect.soft(done, hostile.what).toEqual([]);
  }
  await page.evaluate(() => Reflect.has({}, 'polluted')).then((polluted) => expect(polluted).toBe(false));
  expect((await check(page, VALID)).verdict, 'the page is as usable as before').toBe('Valid');
}

test('hostile XML, values, names, PDFs and zips have a verdict or a refusal in words, stay text, and do nothing', async ({
  page,
}) => {
  await expectAllHarmless(page, [...HOSTILE_XML, ...HOSTILE_VALUES, ...(await hostilePdfs()), ...hostileZips()]);
});

test('no file of a zip hides another one, and one of more than 50 MB is refused', async ({page}) => {
  const {done} = watch(page);
  await openChecker(page);
  await test.step('two files with one name', async () => {
    const wrong = String(VALID.bytes).replace(/(<cbc:PayableAmount[^>]*>)[^<]+/, '$11.00');
    const twice = zipOf([
      {name: 'a.xml', content: Buffer.from(wrong)},
      {name: 'a.xml', content: Buffer.from(VALID.bytes)},
    ]);
    await give(page, {name: 'twice.zip', bytes: twice});
    await expectChecked(page);
    const list = await files(page).allInnerTexts();
    const words = [...list, (await report(page)).text].join('\n');
    expect.soft(words, 'both are checked, or the zip is refused').toMatch(/Invalid|Could not check/);
  });
  await test.step('51 MB', async () => {
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('[data-checker] input[type=file]');
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(51 * 1024 * 1024).fill(32)], 'large.xml'));
      if (!field) throw new Error('The page takes no files');
      field.files = data.files;
      field.dispatchEvent(new Event('change', {bubbles: true}));
    });
    await expect(reportOf(page, 'large.xml')).toBeVisible();
    await expectChecked(page);
    const {verdict, text} = await report(page);
    expect(verdict).not.toBe('Valid');
    expect(text).toMatch(/The largest that is read has/);
  });
  expect((await check(page, VALID)).verdict).toBe('Valid');
  expect(done).toEqual([]);
});
