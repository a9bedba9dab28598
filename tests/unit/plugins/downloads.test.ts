import fs from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {fillTokens} from '../../../src/sources/tokens';
import {service} from '../../../src/service';
import {publicFiles} from '../../support/contracts';

const files = new Map((await publicFiles()).map((file) => [file.path, file.content]));

test('the contract is served byte by byte with its tokens filled, and as JSON', () => {
  const source = fillTokens(fs.readFileSync('openapi/v1.yaml', 'utf8'), 'openapi/v1.yaml');
  expect(files.get('openapi/v1.yaml')).toBe(source);
  expect(JSON.parse(String(files.get('openapi/v1.json')))).toEqual(parse(source));
});

test('every example document is served as it is', () => {
  const documents = fs
    .readdirSync('documents/examples', {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(xml|pdf)$/.test(name));
  expect(documents.length).toBeGreaterThan(5);
  for (const name of documents) {
    expect(files.get(`documents/examples/${name}`)).toBe(fs.readFileSync(`documents/examples/${name}`, 'utf8'));
  }
});

test('robots.txt names the sitemap of this site', () => {
  expect(files.get('robots.txt')).toContain(`Sitemap: ${service.site.url}/sitemap.xml\n`);
});
