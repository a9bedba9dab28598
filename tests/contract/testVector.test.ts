import {createHmac} from 'node:crypto';
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {fillTokens} from '../../src/sources/tokens';
import {sample} from '../../src/service';

const read = (file: string): string => fillTokens(fs.readFileSync(file, 'utf8'), file);

const {body, signature} = JSON.parse(read('docs/samples/webhook-test-vector.json')) as Record<
  'body' | 'signature',
  string
>;

test('the signature is that of the body with the secret', () => {
  expect(signature).toBe(`sha256=${createHmac('sha256', sample.webhookSecret).update(body).digest('hex')}`);
});

test('the hook page shows the test vector of the samples, and the contract its signature', () => {
  const page = read('docs/endpoints/v1/hook.mdx');
  for (const part of [sample.webhookSecret, body, signature]) expect(page).toContain(part);
  expect(read('openapi/v1.yaml')).toContain(signature);
});

test('secret and signature are written once', () => {
  for (const file of ['docs/endpoints/v1/hook.mdx', 'docs/samples/webhook-test-vector.json', 'openapi/v1.yaml']) {
    const text = fs.readFileSync(file, 'utf8');
    expect(text, file).not.toContain(sample.webhookSecret);
    expect(text, file).not.toContain(sample.webhookSignature);
  }
});
