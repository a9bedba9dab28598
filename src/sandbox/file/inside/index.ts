import {isMainThread} from 'node:worker_threads';
import {brotliDecompressSync} from 'node:zlib';
import {startLibxml2} from 'sandbox:libxml2';
import {licences} from 'sandbox:licences';

/** The sandbox, or one of the workers that it starts. */
async function run(): Promise<void> {
  await startLibxml2();
  await (isMainThread ? import('../../main') : import('../../../validation/node/worker'));
}

if (process.argv.includes('--licences')) process.stdout.write(brotliDecompressSync(Buffer.from(licences(), 'base64')));
else void run();
