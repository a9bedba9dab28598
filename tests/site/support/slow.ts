import type {Page} from '@playwright/test';

const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;

/** A slow phone network from now on: 1.6 Mbit/s, 150 ms. */
export async function slowNetwork(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

/** Whether the application has been asked for. */
export function isApplicationLoading(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('script[src*="/main."]') !== null);
}
