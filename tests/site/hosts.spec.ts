import {expect, test, type Frame, type Page} from './support/test';
import {ask, forEach} from './support/ask';
import {bytesOf, fileOfKind, redirected, spellings, types} from './support/hostFiles';
import {HOST_KINDS, startHost, type Host, type HostKind} from './support/hosts';
import {need} from './support/missing';
import {arrive, hydrate} from './support/page';
import {headingOf} from './support/site';
import {frameIn} from './support/surface';

const READING = '/introduction/authentication.html';

async function withHost(kind: HostKind, run: (host: Host) => Promise<void>): Promise<void> {
  const host = await startHost(kind);
  need(kind.tool, host !== undefined);
  if (!host) return;
  try {
    await run(host);
  } finally {
    await host.stop();
  }
}

/** Opens a page in all spellings in a frame of the window, and expects that each leads to it. */
async function expectEverySpelling(page: Page, host: Host, hash: string): Promise<Frame> {
  const frame = await frameIn(page, host.address);
  for (const spelling of spellings(READING)) {
    expect(await arrive(frame, `${host.address}${spelling}${hash}`), spelling).toBe(200);
    await expect.poll(() => frame.url(), spelling).toBe(`${host.address}${READING}${hash}`);
  }
  await expect(frame.locator('h1')).toHaveText(headingOf(READING));
  return frame;
}

/** The file that a host must give for an address: the page itself, or the one that leads to it. */
const wantedFor = (page: string, spelling: string): Buffer => bytesOf(spelling === page ? page : spellings(page)[1]);

/** Expects that a host answers each spelling of each page with a file of the build, byte by byte, and names the types of what pages load. */
async function expectEveryFile(host: Host): Promise<void> {
  const all = redirected.flatMap((page) => spellings(page).map((spelling) => ({page, spelling})));
  const wrong = await forEach(all, async ({page, spelling}) => {
    const response = await ask(host.address + spelling);
    const body = Buffer.from(await response.arrayBuffer());
    return response.status === 200 && body.equals(wantedFor(page, spelling)) ? [] : [`${spelling}: ${response.status}`];
  });
  expect(wrong.flat()).toEqual([]);
  for (const page of redirected) expect(bytesOf(spellings(page)[1]).toString(), page).toContain(`url=${page}"`);
  for (const [kind, type] of types.loaded) {
    const file = fileOfKind.get(kind) ?? '';
    const response = await ask(host.address + file);
    expect.soft(Buffer.from(await response.arrayBuffer()).equals(bytesOf(file)), file).toBe(true);
    expect.soft(response.headers.get('content-type'), file).toMatch(type);
  }
  expect(Buffer.from(await (await ask(`${host.address}/index.html`)).arrayBuffer()).equals(bytesOf('/'))).toBe(true);
  const unknown = await ask(`${host.address}/introduction/nothing.html`);
  await unknown.arrayBuffer();
  expect(unknown.status).toBe(404);
}

// What a browser makes of an address is in the files, which are the same on each host: so it opens one page there, and the bodies tell of the others.
for (const kind of HOST_KINDS) {
  test(`${kind.name}: every spelling leads to the page, hash kept, and without script; an unknown address is a 404`, async ({
    page,
    browser,
  }) => {
    await withHost(kind, async (host) => {
      await expectEveryFile(host);
      const frame = await expectEverySpelling(page, host, '#kept');
      await hydrate(frame);
      expect(frame.url()).toBe(`${host.address}${READING}#kept`);
      await expect(frame.locator('h1')).toHaveText(headingOf(READING));
      await test.step('without script', async () => {
        const context = await browser.newContext({javaScriptEnabled: false});
        await expectEverySpelling(await context.newPage(), host, '');
        await context.close();
      });
    });
  });
}
