import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function freshService(): Promise<(typeof import('../../../src/service'))['service']> {
  vi.resetModules();
  return (await import('../../../src/service')).service;
}

test('environment variables replace names and hosts', async () => {
  vi.stubEnv('PSB_NAME', 'Invoice Bridge');
  vi.stubEnv('PSB_HOST_PSB', 'api.bridge.test');
  const service = await freshService();
  expect(service.service.name).toBe('Invoice Bridge');
  expect(service.psb.host).toBe('api.bridge.test');
});

test('the acceptance host follows the production host unless it has a variable of its own', async () => {
  vi.stubEnv('PSB_HOST_PSB', 'api.bridge.test');
  expect((await freshService()).psb.accp.host).toBe('accp-api.bridge.test');
  vi.stubEnv('PSB_HOST_PSB_ACCP', 'try.bridge.test');
  expect((await freshService()).psb.accp.host).toBe('try.bridge.test');
});

test('an empty variable counts as unset', async () => {
  vi.stubEnv('PSB_NAME', '  ');
  expect((await freshService()).service.name).toBe('Procurement Service Bus');
});

test('the addresses that the bus connects from can be set for each environment', async () => {
  vi.stubEnv('PSB_EGRESS_SFTP', '203.0.113.7/32');
  const {sftp} = (await freshService()).network;
  expect(sftp).toEqual({addresses: '203.0.113.7/32', accp: {addresses: '198.51.100.16/28'}});
});
