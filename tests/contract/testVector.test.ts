import fs from 'node:fs';
import {expect, test} from 'vitest';
import {fillTokens} from '../../src/content/tokens';

const PAGE = 'docs/endpoints/v1/hook.mdx';
const VECTOR = 'docs/samples/webhook-test-vector.json';

interface Vector {
  readonly secret: string;
  readonly body: string;
  readonly signature: string;
}

test('the hook page shows the test vector of the samples, and the contract its signature', () => {
  const page = fillTokens(fs.readFileSync(PAGE, 'utf8'), PAGE);
  const {secret, body, signature} = JSON.parse(fillTokens(fs.readFileSync(VECTOR, 'utf8'), VECTOR)) as Vector;
  for (const part of [secret, body, signature]) expect(page).toContain(part);
  expect(fs.readFileSync('openapi/v1.yaml', 'utf8')).toContain(signature);
});
