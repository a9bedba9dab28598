import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {run} from './support/run';

const CONTENT = [
  'docs',
  'documents',
  'platform',
  'vpd',
  'openapi',
  'static',
  'src',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

const BRAND = {
  PSB_NAME: 'Invoice Bridge',
  PSB_SHORT_NAME: 'BRG',
  PSB_SITE_URL: 'https://developers.bridge.test',
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

fs.mkdirSync('.cache', {recursive: true});
const site = fs.mkdtempSync(path.resolve('.cache/rebrand-'));
const build = path.join(site, 'build');

/** Builds a copy of the project under another name and other hosts; a copy, so that no file of this one is touched. */
async function buildUnderOtherName(): Promise<void> {
  for (const name of CONTENT) fs.cpSync(name, path.join(site, name), {recursive: true});
  fs.symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, output} = await run(['node', docusaurus, 'build'], site, {
    ...BRAND,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
  expect(status, output).toBe(0);
}

/** Every text file of the built site, scripts included. */
function builtFiles(): {readonly name: string; readonly text: string}[] {
  return fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(html|yaml|json|xml|txt|md|js|wsdl|graphql)$/.test(name))
    .map((name) => ({name, text: fs.readFileSync(path.join(build, name), 'utf8')}));
}

/** Files in which an expression occurs, each with the first words around it. */
function occurrences(expression: RegExp): string[] {
  return builtFiles().flatMap(({name, text}) => {
    const at = text.search(expression);
    return at < 0 ? [] : [`${name}: …${text.slice(Math.max(0, at - 40), at + 60)}…`];
  });
}

describe('a build with other names and hosts', () => {
  beforeAll(buildUnderOtherName);
  afterAll(() => fs.rmSync(site, {recursive: true, force: true}));

  test('holds the built-in name nowhere', () => {
    expect(occurrences(/Procurement Service Bus/i)).toEqual([]);
    expect(occurrences(/\bPSB\b(?![_-])/)).toEqual([]);
  });

  test('holds no built-in host anywhere', () => {
    expect(occurrences(/[a-z-]+\.example\.com\b/)).toEqual([]);
  });

  test('shows the other name and hosts where they belong', () => {
    const first = (name: string, expression: RegExp): string | undefined =>
      expression.exec(fs.readFileSync(path.join(build, name), 'utf8'))?.[1];
    const page = 'introduction/overview.html';
    expect({
      title: first(page, /<title[^>]*>[^<]*\| ([^<]+)</),
      canonical: first(page, /<link[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/),
      themeColor: first(page, /<meta[^>]*name="?theme-color"?[^>]*content="?([^"\s>]+)/),
      contact: first(page, /href="?(https:\/\/bridge\.test\/[^"\s>]+)/),
      server: first('openapi/v1.json', /"servers": \[\s*\{\s*"url": "([^"]+)/),
      token: first('openapi/v1.yaml', /tokenUrl: '([^']+)'/),
      sitemap: first('sitemap.xml', /<loc>(https:\/\/[^/]+)/),
      robots: first('robots.txt', /Sitemap: (\S+)/),
    }).toEqual({
      title: BRAND.PSB_NAME,
      canonical: `${BRAND.PSB_SITE_URL}/${page}`,
      themeColor: BRAND.PSB_THEME_COLOR,
      contact: BRAND.PSB_CONTACT_URL,
      server: `https://${BRAND.PSB_HOST_PSB_ACCP}`,
      token: `https://accp-${BRAND.PSB_HOST_IDENTITY}/connect/token`,
      sitemap: BRAND.PSB_SITE_URL,
      robots: `${BRAND.PSB_SITE_URL}/sitemap.xml`,
    });
  });
});
