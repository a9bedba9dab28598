import {expect, test, type Page} from './support/test';
import {KINDS, openAttacked, PAYLOADS, PLACES, STRANGER, traces, use, watch, type Place} from './support/attack';

const payloads = Object.entries(PAYLOADS);

/** Each place gets another payload in each round, and every payload once in all rounds. */
const roundOf = (round: number): Partial<Record<Place, string>> =>
  Object.fromEntries(PLACES.map((place, index) => [place, payloads[(round + index * 2) % payloads.length]?.[1]]));

/** Opens a page with a fault of ours in it, as the readers' browsers would have run it. */
async function withFault(page: Page, place: Place, payload: string, fault: () => void): Promise<number> {
  const harm = await watch(page);
  await openAttacked(page, KINDS.guide ?? '', {[place]: payload}, fault);
  await expect.poll(async () => [...harm.ran, ...harm.asked, ...(await traces(page))].length).toBeGreaterThan(0);
  return harm.ran.length;
}

// Without the policy, which would stop much of it: the pages themselves have to be safe.
test.use({bypassCSP: true});

/** Kinds with code for what a stranger can choose: every payload comes in every place. The guide stands for what all pages share. */
const EVERY_ROUND = ['guide', 'console', 'playground', 'search'];
/** On the others, three rounds that bring every payload, in each place other ones than on the kind before. */
const SOME_ROUNDS = [0, 1, payloads.length - 1];

for (const [index, [kind, address]] of Object.entries(KINDS).entries()) {
  const rounds = EVERY_ROUND.includes(kind) ? payloads.keys() : SOME_ROUNDS.map((round) => round + index);
  test(`nothing that a stranger puts into address, storage or window is run or asked for: ${kind}`, async ({page}) => {
    const harm = await watch(page);
    for (const round of rounds) {
      const given = roundOf(round);
      await openAttacked(page, address, given);
      await use(page);
      const seen = {traces: await traces(page), ran: harm.ran.splice(0), asked: harm.asked.splice(0)};
      expect.soft(seen, JSON.stringify(given)).toEqual({ran: [], asked: [], traces: []});
    }
  });
}

test('what is chosen is one of the choices, whatever the storage contains', async ({page}) => {
  await watch(page);
  await openAttacked(page, KINDS.guide ?? '', {storage: PAYLOADS.code, parameters: PAYLOADS.code});
  const {theme, themeChoice, language, version} = await page.evaluate(
    () => JSON.parse(JSON.stringify(document.documentElement.dataset)) as Record<string, string>,
  );
  expect({theme, themeChoice, language, version}).toEqual({
    theme: 'light',
    themeChoice: 'system',
    language: 'curl',
    version: 'v1',
  });
});

test.describe('these tests notice', () => {
  test('an attribute of the root element that is taken for one of the page', async ({page}) => {
    const fault = (): void => {
      for (const [name, value] of new URLSearchParams(window.location.search))
        if (name.startsWith('docusaurus-'))
          addEventListener('load', () => document.documentElement.setAttribute(name.replace('docusaurus-', ''), value));
      addEventListener('load', () => {
        const script = document.createElement('script');
        script.type = 'module';
        script.textContent = 'import(document.querySelector("[data-playground]").dataset.script)';
        document.head.append(script);
      });
    };
    expect(await withFault(page, 'attributes', PAYLOADS['a data: script'] ?? '', fault)).toBeGreaterThan(0);
  });

  test('a parameter that becomes markup', async ({page}) => {
    const fault = (): void =>
      addEventListener('load', () => {
        document.body.insertAdjacentHTML('beforeend', new URLSearchParams(window.location.search).get('q') ?? '');
      });
    await withFault(page, 'parameters', PAYLOADS.markup ?? '', fault);
  });

  test('a hash that is run', async ({page}) => {
    const fault = (): void =>
      addEventListener('load', () => {
        const script = document.createElement('script');
        script.textContent = decodeURIComponent(window.location.hash.slice(1));
        document.head.append(script);
      });
    expect(await withFault(page, 'hash', PAYLOADS.code ?? '', fault)).toBeGreaterThan(0);
  });

  test('a hash that changes all objects', async ({page}) => {
    const fault = (): void =>
      addEventListener('load', () => {
        const value = JSON.parse(decodeURIComponent(window.location.hash.slice(1))) as {
          constructor: {prototype: object};
        };
        Object.assign(Object.prototype, value.constructor.prototype);
      });
    await withFault(page, 'hash', PAYLOADS['JSON with a prototype'] ?? '', fault);
  });

  for (const payload of ['a foreign host', 'a path out of the folder'])
    test(`a stored value that decides an address: ${payload}`, async ({page}) => {
      const fault = (): void =>
        addEventListener('load', () => {
          const folder = '/assets/requests/';
          void fetch(new URL(window.localStorage.getItem('psb-language') ?? '', window.location.origin + folder)).catch(
            () => undefined,
          );
        });
      await page.route(`${STRANGER}/**`, (route) => route.fulfill({body: ''}));
      await withFault(page, 'storage', PAYLOADS[payload] ?? '', fault);
    });

  test('a stored value that a script can not read', async ({page}) => {
    const fault = (): void =>
      addEventListener('load', () => {
        (JSON.parse(window.sessionStorage.getItem('psb-positions') ?? '') as {key: string}).key = '';
      });
    expect(await withFault(page, 'storage', PAYLOADS.null ?? '', fault)).toBeGreaterThan(0);
  });

  test('a message of another window that is run', async ({page}) => {
    const fault = (): void =>
      addEventListener('message', ({data}) => {
        const script = document.createElement('script');
        script.textContent = String(data);
        document.head.append(script);
      });
    expect(await withFault(page, 'window', PAYLOADS.code ?? '', fault)).toBeGreaterThan(0);
  });
});
