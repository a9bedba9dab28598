import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';
import {contractOf, contractText, versions} from './support/contract';

for (const version of versions) {
  test(`/openapi/${version}.yaml is the source, tokens filled, byte for byte`, async ({request}) => {
    const response = await request.get(`/openapi/${version}.yaml`);
    expect(response.status()).toBe(200);
    const served = await response.body();
    expect(served.equals(Buffer.from(contractText(`openapi/${version}.yaml`)))).toBe(true);
    expect(served.toString()).not.toMatch(/\{\{[a-z]+\./);
  });

  test(`/openapi/${version}.json says the same as the YAML`, async ({request}) => {
    const response = await request.get(`/openapi/${version}.json`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/json');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(contractOf(version))));
  });
}

test('every example document is served, byte for byte', async ({request}) => {
  const root = 'documents/examples';
  const files = fs.readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) => /\.(xml|pdf)$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const response = await request.get(`/${root}/${file}`);
    expect(response.status(), file).toBe(200);
    expect((await response.body()).equals(fs.readFileSync(path.join(root, file))), file).toBe(true);
  }
});
