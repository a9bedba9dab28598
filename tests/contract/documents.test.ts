import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {run, scratchFolder, type Result} from './support/run';
import {HOW_TO_GET_IT, installedValidator, validatorSource} from './support/validator';

const source = validatorSource();

/** The validator's program, ready to run. */
let tool: string;

async function check(...parameters: string[]): Promise<Result> {
  return run(['node', tool, ...parameters], process.cwd());
}

if (source === undefined && !process.env.CI) {
  test.skip(`example documents are not checked: ${HOW_TO_GET_IT}`, () => undefined);
} else {
  beforeAll(async () => {
    if (source === undefined) throw new Error(HOW_TO_GET_IT);
    tool = path.resolve(await installedValidator(source), 'validate.mjs');
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
}
