import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {run, scratchFolder, type Result} from './support/run';
import {installedValidator} from './support/validator';

/** The validator's program, ready to run. */
let tool: string;

async function check(...parameters: string[]): Promise<Result> {
  return run(['node', tool, ...parameters], process.cwd());
}

beforeAll(async () => {
  tool = path.resolve(await installedValidator(), 'validate.mjs');
});

test('every example document passes schema and business rules, warnings included', async () => {
  const {status, output} = await check('--all', 'documents/examples', '--strict', '--quiet');
  expect(status, output).toBe(0);
});

test('the validator refuses a document with a wrong total', async () => {
  const file = path.join(scratchFolder('document'), 'wrong.xml');
  const good = fs.readFileSync('documents/examples/ubl-bisv3/invoice-minimal.xml', 'utf8');
  fs.writeFileSync(file, good.replace(/(?<tag><cbc:PayableAmount[^>]*>)[^<]+/, '$<tag>1.00'));
  const {status, output} = await check(file);
  expect(status).toBe(1);
  expect(output).toContain('BR-CO-16');
});
