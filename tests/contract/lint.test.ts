import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readFilled} from '../../src/content/contracts';
import {contracts} from './support/contract';
import {run, scratchFolder} from './support/run';

const QUIET = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};

interface Finding {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly {readonly pointer?: string}[];
}

/** What Redocly says of a contract text under openapi/redocly.yaml: rule, place, message. */
async function findingsOf(text: string): Promise<string[]> {
  const folder = scratchFolder('lint');
  const file = path.join(folder, 'contract.yaml');
  fs.writeFileSync(file, text);
  const command = [
    'node_modules/.bin/redocly',
    'lint',
    '--config',
    'openapi/redocly.yaml',
    '--format',
    'json',
    '--max-problems',
    '1000',
    file,
  ];
  const {output} = await run(command, process.cwd(), QUIET);
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  const {problems} = JSON.parse(json) as {problems: readonly Finding[]};
  return problems.map(({ruleId, message, location}) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
}

describe.each(contracts)('$file', ({file}) => {
  test('has no error and no warning', async () => {
    expect(await findingsOf(readFilled(file))).toEqual([]);
  });
});

test('the rules find a missing description and a wrong example', async () => {
  const text = readFilled('openapi/v1.yaml')
    .replace(/\n {6}x-idempotent: .*/, '')
    .replace(/\n {6}summary: .*/, '\n      summary: ends with a stop.');
  const findings = (await findingsOf(text)).join('\n');
  expect(findings).toContain('rule/has-idempotent');
  expect(findings).toContain('rule/summary-shape');
});
