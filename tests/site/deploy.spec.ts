import {gunzipSync, brotliDecompressSync} from 'node:zlib';
import {get} from 'node:http';
import {expect, test} from './support/test';
import {ask, forEach} from './support/ask';
import {bytesOf, fileOfKind, redirected, spellings, types} from './support/hostFiles';
import {startHost} from './support/hosts';
import {need} from './support/missing';
import {RECIPES} from './support/recipes';
import {permitsStyles, wantedPolicies, withoutStyles} from './support/policies';
import {PACKED, packedText} from './support/servedSite';

const YEAR = 'public, max-age=31536000, immutable';

/** Abilities of a device, of which the site needs none. */
const NO_DEVICE = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'usb'],
  'xr-spatial-tracking',
];

/** Headers that a page has on every host. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': NO_DEVICE.map((name) => `${name}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  // Only for https.
  'strict-transport-security': null,
};

/** What a host says to an address: its status, and where it leads or whether it gives the bytes of the file. */
async function answerOf(site: string, address: string): Promise<string> {
  const response = await ask(site + address, 'manual');
  const body = Buffer.from(await response.arrayBuffer());
  const location = response.headers.get('location');
  if (location !== null) return `${response.status} to ${new URL(location, site).href.replace(site, '')}`;
  return `${response.status}, ${body.equals(bytesOf(address)) ? 'the file' : 'other bytes'}`;
}

/** The answers that a site must give: pages and files as they are, and every other spelling of a page leads to it, query kept. */
function wanted(): Record<string, string> {
  const answers: Record<string, string> = {'/index.html?a=1': '301 to /?a=1', '/': '200, the file'};
  for (const page of redirected) {
    const [bare, folder] = spellings(page);
    answers[page] = '200, the file';
    answers[`${bare}?a=1`] = answers[`${folder}?a=1`] = `301 to ${page}?a=1`;
  }
  for (const file of fileOfKind.values()) answers[file] = '200, the file';
  return answers;
}

/** A file as a host sends it, not unpacked. */
const sent = (address: string, codings: string): Promise<{headers: NodeJS.Dict<string | string[]>; body: Buffer}> =>
  new Promise((resolve, reject) => {
    get(address, {headers: {'accept-encoding': codings}}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({headers: response.headers, body: Buffer.concat(parts)}));
    }).on('error', reject);
  });

const unpack = {gzip: gunzipSync, br: brotliDecompressSync, '': (bytes: Buffer) => bytes};

/** Expects that a host sends the packed form of a file to those who accept it, and the file to others. */
async function expectPacked(site: string, recipe: string): Promise<void> {
  // lighttpd packs files itself; nginx needs a further module for brotli.
  const codings = recipe.includes('nginx') ? (['', 'gzip'] as const) : (['', 'gzip', 'br'] as const);
  for (const name of PACKED) {
    for (const coding of codings) {
      const {headers, body} = await sent(`${site}/packed/${name}`, coding || 'identity');
      const what = `${name} ${coding}`;
      expect.soft(headers['content-encoding'] ?? '', what).toBe(coding);
      const ownForm = recipe.includes('lighttpd') ? '' : coding;
      expect.soft(unpack[coding](body).toString(), what).toBe(packedText(name, ownForm));
      expect.soft(headers['content-type'], what).toMatch(types.all.get(name.slice(name.indexOf('.'))) ?? /never/);
      if (coding) expect.soft(headers.vary?.toString().toLowerCase(), what).toContain('accept-encoding');
      expect.soft(headers['cache-control'], what).toBe('no-cache');
    }
  }
}

/** The headers of an answer. Its body is read too, because a host that stops waits for it. */
async function headersOf(address: string): Promise<Headers> {
  const response = await ask(address);
  await response.arrayBuffer();
  return response.headers;
}

async function expectTypes(site: string): Promise<void> {
  for (const [kind, file] of fileOfKind) {
    const headers = await headersOf(site + file);
    expect
      .soft(headers.get('content-type') ?? 'none', file)
      .toMatch(types.all.get(kind) ?? /a kind of file that no test knows/);
    // Whatever a browser or curl makes of it, the file has the name of the address, and the bytes that it says.
    expect.soft(headers.get('content-disposition'), file).toBeNull();
    expect.soft(headers.get('content-encoding'), file).toBeNull();
    expect.soft(headers.get('cache-control'), file).toBe(file.startsWith('/assets/') ? YEAR : 'no-cache');
  }
}

/** Pages have the policy of their file, what is no page none of its own, and an unknown address that of the not-found page. */
async function expectPolicies(site: string): Promise<void> {
  for (const [address, policy] of Object.entries(wantedPolicies())) {
    const given = (await headersOf(site + address)).get('content-security-policy') ?? 'none';
    expect.soft(withoutStyles(given), address).toBe(policy);
    if (redirected.includes(address)) expect.soft(permitsStyles(given, address), address).toBe(true);
  }
}

async function expectNotFound(site: string): Promise<void> {
  for (const unknown of ['/nothing', '/introduction/nothing.html', '/assets/', '/assets/js/nothing.js']) {
    const response = await ask(site + unknown);
    expect.soft(response.status, unknown).toBe(404);
    expect.soft(response.headers.get('content-type'), unknown).toMatch(/^text\/html/);
    // lighttpd sends none.
    expect.soft(response.headers.get('cache-control') ?? 'no-cache', unknown).toBe('no-cache');
    expect.soft((await response.text()) === bytesOf('/404.html').toString(), unknown).toBe(true);
  }
}

for (const recipe of RECIPES) {
  test(`${recipe.name} at ${recipe.sitePath}: every spelling leads to its page, and files have type, headers and packed form`, async () => {
    const host = await startHost(recipe);
    need(recipe.tool, host !== undefined);
    if (!host) return;
    const site = host.address + recipe.sitePath.slice(0, -1);
    try {
      const answers = wanted();
      const addresses = Object.keys(answers);
      const given = await forEach(addresses, (address) => answerOf(site, address));
      expect.soft(Object.fromEntries(addresses.map((address, index) => [address, given[index]]))).toEqual(answers);
      for (const folder of ['/platform', '/platform/', '/documents/orders', '/documents/orders/']) {
        const response = await ask(site + folder);
        expect.soft(response.status, folder).toBe(200);
        expect.soft(await response.text(), folder).toMatch(/url=\/[\w/]+\.html"/);
      }
      await expectNotFound(site);
      await expectTypes(site);
      await expectPolicies(site);
      await expectPacked(site, recipe.name);
      const headers = await headersOf(`${site}/introduction/overview.html`);
      const ofPage = Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers.get(name)]));
      expect.soft(ofPage).toEqual(HEADERS);
      const catalog = await headersOf(`${site}/.well-known/api-catalog`);
      expect.soft(catalog.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
    } finally {
      await host.stop();
    }
  });
}
