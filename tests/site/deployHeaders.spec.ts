import fs from 'node:fs';
import {expect, test} from './support/test';
import {ask} from './support/ask';
import {KINDS} from './support/attack';
import {check, VALID} from './support/checker';
import {headersFor, RECIPES_WITH_HEADERS} from './support/headerRecipes';
import {startHost} from './support/hosts';
import {need} from './support/missing';
import {hydrate} from './support/page';
import {build, builtHtml} from './support/site';

const NO_FRAMES = "frame-ancestors 'none'";

const EVERYWHERE = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/\bcamera=\(\), .*\bgeolocation=\(\)/) as unknown,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** The policy that a built page has as a meta element. */
const policyIn = (address: string): string =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(builtHtml(address))?.[1] ?? 'none';

/** Addresses with the policy that the host must send: pages that of their file, what is no page none of its own, an unknown address that of the not-found page or none. */
function wanted(): Record<string, string> {
  const pages = [
    '/',
    '/v1.html',
    KINDS.guide,
    KINDS.console,
    KINDS.playground,
    KINDS.checker,
    '/search.html',
    '/404.html',
  ];
  const [script = ''] = fs.readdirSync(`${build}/assets/js`);
  const [worker = ''] = fs.readdirSync(`${build}/assets/checker`).filter((name) => name.startsWith('worker-'));
  return {
    ...Object.fromEntries(pages.map((page = '') => [page, `${policyIn(page)}; ${NO_FRAMES}`])),
    '/no/such-page.html': `${policyIn('/404.html')}; ${NO_FRAMES}`,
    '/reference/v1/noSuchOperation.html': `${policyIn('/404.html')}; ${NO_FRAMES}`,
    '/platform/': NO_FRAMES,
    '/platform/index.html': NO_FRAMES,
    '/openapi/v1.yaml': NO_FRAMES,
    [`/assets/js/${script}`]: NO_FRAMES,
    [`/assets/checker/${worker}`]: `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ${NO_FRAMES}`,
  };
}

for (const recipe of RECIPES_WITH_HEADERS)
  test(`${recipe.name} with the headers for it sends the policy of each page, and the others with every response`, async () => {
    const host = await startHost(recipe);
    need(recipe.tool, host !== undefined);
    if (!host) return;
    try {
      for (const [address, policy] of Object.entries(wanted())) {
        const {headers, ok} = await ask(host.address + address);
        const given = Object.fromEntries(Object.keys(EVERYWHERE).map((name) => [name, headers.get(name)]));
        expect.soft(headers.get('content-security-policy'), address).toBe(policy);
        expect.soft(given, address).toEqual(EVERYWHERE);
        if (ok) expect.soft(headers.has('cache-control'), address).toBe(true);
      }
    } finally {
      await host.stop();
    }
  });

test('pages work under the policy of the host too, and so does the worker of the check, which has no other', async ({
  page,
}) => {
  const recipe = RECIPES_WITH_HEADERS.find(({tool}) => tool === 'nginx');
  const host = recipe && (await startHost(recipe));
  need('nginx', host !== undefined);
  if (!host) return;
  try {
    for (const kind of ['guide', 'console', 'playground']) {
      await page.goto(host.address + (KINDS[kind] ?? ''));
      await hydrate(page);
    }
    await page.goto(host.address + (KINDS.checker ?? ''));
    expect((await check(page, VALID)).verdict).toBe('Valid');
    // Another origin, at which the same host answers.
    const elsewhere = host.address.replace('localhost', '127.0.0.1');
    const outcome = (address: string): Promise<unknown> | undefined =>
      page.workers()[0]?.evaluate(
        (target) =>
          fetch(target, {mode: 'no-cors'}).then(
            ({type}) => type,
            () => 'refused',
          ),
        `${address}/robots.txt`,
      );
    expect(await outcome(host.address)).toBe('basic');
    expect(await outcome(elsewhere)).toBe('refused');
  } finally {
    await host.stop();
  }
});

test('the headers for lighttpd and Netlify have the same policies, where the host can tell pages apart', () => {
  const policies = new Set(Object.values(wanted()).filter((policy) => policy !== NO_FRAMES));
  const lighttpd = headersFor('lighttpd');
  for (const policy of policies) expect(lighttpd).toContain(`"Content-Security-Policy" => "${policy}"`);
  expect(headersFor('netlify')).toContain(`\n/*\n  Content-Security-Policy: ${NO_FRAMES}\n`);
});
