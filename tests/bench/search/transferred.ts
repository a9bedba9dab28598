import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {settle} from '../../site/support/page';

/** Bytes of an answer over the wire. The browser tells none for the script that a worker starts with, so its text is packed here. */
async function sizeOf(request: Request): Promise<number> {
  const {responseBodySize, responseHeadersSize} = await request.sizes();
  const response = await request.response();
  const isUntold = responseBodySize === 0 && request.resourceType() === 'script' && response?.status() === 200;
  return responseHeadersSize + (isUntold ? gzipSync(await response.body()).length : responseBodySize);
}

/**
 * Counts what goes over the wire to a page and its workers from now on, headers included. Hosts pack with gzip, so Brotli isn't asked for.
 * @returns the bytes so far, once all that was asked for has come
 */
export async function countTransferred(page: Page): Promise<() => Promise<number>> {
  const awaited = new Set<Request>();
  const sizes: Promise<number>[] = [];
  const context = page.context();
  await context.setExtraHTTPHeaders({'Accept-Encoding': 'gzip'});
  context.on('request', (request) => awaited.add(request));
  context.on('requestfailed', (request) => awaited.delete(request));
  context.on('requestfinished', (request) => {
    awaited.delete(request);
    sizes.push(sizeOf(request));
  });
  return async () => {
    await settle(page);
    while (awaited.size > 0) await page.waitForTimeout(20);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}
