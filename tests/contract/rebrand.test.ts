import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {OTHER_BRAND, OTHER_LOGO, otherLogo, traces} from '../support/otherBrand';
import {start} from '../support/programs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-brand-'));
const BRAND = {...OTHER_BRAND, ...otherLogo(folder), PSB_SITE_URL: 'https://developers.bridge.test/docs/'};

afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('under other names and hosts', async () => {
  const program = ['node', '--import', 'tsx', 'tests/contract/support/branded.ts'];
  const {code, out, err} = await start(program, process.cwd(), BRAND).ended;
  if (code !== 0) throw new Error(err);
  const texts = new Map(Object.entries(JSON.parse(out) as Record<string, string>));
  const first = (name: string, expression: RegExp): string | undefined => expression.exec(texts.get(name) ?? '')?.[1];

  test('no file and no page has a built-in one', () => {
    expect(texts.size).toBeGreaterThan(200);
    const found = [...texts].flatMap(([name, text]) => traces(text).map((trace) => `${name}: ${trace}`));
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
      security: first('.well-known/security.txt', /Contact: mailto:(\S+)/),
      operator: first('docs/introduction/overview.mdx', /\| Operator \| (.*?) \|/),
      logo: texts.get('img/logo.svg'),
      accent: first('src/css/tokens.css', /--accent: (.*);/),
      robots: first('robots.txt', /Sitemap: (\S+)/),
    }).toEqual({
      title: BRAND.PSB_NAME,
      site: BRAND.PSB_SITE_URL,
      font: '/docs/fonts/geist-latin',
      themeColor: '#0a5c36',
      contact: BRAND.PSB_CONTACT_URL,
      server: `https://${BRAND.PSB_HOST_PSB_ACCP}`,
      token: `https://accp-${BRAND.PSB_HOST_IDENTITY}/connect/token`,
      security: BRAND.PSB_SECURITY_MAIL,
      operator: BRAND.PSB_OPERATOR,
      logo: OTHER_LOGO,
      accent: 'light-dark(#0a5c36, #4fc38a)',
      robots: `${BRAND.PSB_SITE_URL}sitemap.xml`,
    });
  });
});
