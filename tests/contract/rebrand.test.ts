import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {start} from '../support/programs';

const BRAND = {
  PSB_NAME: 'Invoice Bridge',
  PSB_SHORT_NAME: 'BRG',
  PSB_SITE_URL: 'https://developers.bridge.test/docs/',
  PSB_THEME_COLOR: '#0a5c36',
  PSB_HOST_PSB: 'api.bridge.test',
  PSB_HOST_IDENTITY: 'login.bridge.test',
  PSB_HOST_VPD: 'parties.bridge.test',
  PSB_HOST_PLATFORM: 'soap.bridge.test',
  PSB_HOST_MAIL: 'mail.bridge.test',
  PSB_HOST_PSB_ACCP: 'try.bridge.test',
  PSB_EGRESS_WEBHOOK: '203.0.113.0/28',
  PSB_CONTACT_URL: 'https://bridge.test/contact',
  PSB_CONTACT_MAIL: 'help@bridge.test',
};

/** The built-in names and hosts. `PSB_` and `PSB-` begin variables and headers, which stay. */
const BUILT_IN = [/Procurement Service Bus/i, /\bPSB\b(?![_-])/, /[a-z-]+\.example\.com\b/];

/** Folders whose text comes into pages and files of the site. */
const FOLDERS = ['docs', 'documents', 'openapi', 'platform', 'vpd', 'src', 'static'];

/** What says the names: the service file itself, pictures, which an operator draws again, and the notes of maintainers. */
const MAY_NAME = /^src\/service\/service\.ts$|\.(?:svg|png)$|README\.md$/;

/** The lines of a file that are no comments of code. */
function linesOf(file: string): {readonly line: number; readonly text: string}[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines
    .map((text, index) => ({line: index + 1, text}))
    .filter(({text}) => !file.startsWith('src/') || !/^\s*(?:\*|\/\*|\/\/)/.test(text));
}

test('no page, contract or code has a built-in name or host: they use tokens', () => {
  const files = execFileSync('git', ['ls-files', ...FOLDERS], {encoding: 'utf8'})
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => fs.existsSync(file) && !MAY_NAME.test(file))
    .flatMap((file) =>
      linesOf(file).flatMap(({line, text}) =>
        BUILT_IN.some((name) => name.test(text)) ? [`${file}:${line}: use a token of src/service/service.ts`] : [],
      ),
    );
  expect(found).toEqual([]);
});

describe('under other names and hosts', async () => {
  const program = ['node', '--import', 'tsx', 'tests/contract/support/branded.ts'];
  const {code, out, err} = await start(program, process.cwd(), BRAND).ended;
  if (code !== 0) throw new Error(err);
  const texts = new Map(Object.entries(JSON.parse(out) as Record<string, string>));
  const first = (name: string, expression: RegExp): string | undefined => expression.exec(texts.get(name) ?? '')?.[1];

  test('no file and no page has a built-in one', () => {
    expect(texts.size).toBeGreaterThan(200);
    const found = [...texts].flatMap(([name, text]) =>
      BUILT_IN.flatMap((expression) => {
        const at = text.search(expression);
        return at < 0 ? [] : [`${name}: …${text.slice(Math.max(0, at - 40), at + 60)}…`];
      }),
    );
    expect(found).toEqual([]);
  });

  test('the others are where they belong', () => {
    const config = JSON.parse(texts.get('docusaurus.config.ts') ?? '') as Record<'title' | 'url' | 'baseUrl', string>;
    expect({
      title: config.title,
      site: config.url + config.baseUrl,
      font: first('docusaurus.config.ts', /"href":"([^"]+)\.woff2"/),
      themeColor: first('docusaurus.config.ts', /"name":"theme-color","content":"([^"]+)/),
      contact: first('docusaurus.config.ts', /(https:\/\/bridge\.test\/[^"\s>]+)/),
      server: first('openapi/v1.json', /"servers": \[\s*\{\s*"url": "([^"]+)/),
      token: first('openapi/v1.yaml', /tokenUrl: '([^']+)'/),
      robots: first('robots.txt', /Sitemap: (\S+)/),
    }).toEqual({
      title: BRAND.PSB_NAME,
      site: BRAND.PSB_SITE_URL,
      font: '/docs/fonts/geist-latin',
      themeColor: BRAND.PSB_THEME_COLOR,
      contact: BRAND.PSB_CONTACT_URL,
      server: `https://${BRAND.PSB_HOST_PSB_ACCP}`,
      token: `https://accp-${BRAND.PSB_HOST_IDENTITY}/connect/token`,
      robots: `${BRAND.PSB_SITE_URL}sitemap.xml`,
    });
  });
});
