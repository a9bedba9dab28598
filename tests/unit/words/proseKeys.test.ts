import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {maskTokens} from '../../../src/words/block';
import {yamlTexts} from '../../../src/words/yaml';

const files = execFileSync('git', [
  'ls-files',
  'openapi/*.yaml',
  'docs/*.yaml',
  'documents/*.yaml',
  'platform/*.yaml',
  'vpd/*.yaml',
])
  .toString()
  .split('\n')
  .filter((file) => file !== '' && file !== 'openapi/redocly.yaml');

test('prose.yml decides on every YAML key that has a text of three words or more: prose, code or skipped', () => {
  const undecided = files.flatMap((file) =>
    yamlTexts(maskTokens(fs.readFileSync(file, 'utf8')))
      .filter(({kind, value}) => kind === 'unknown' && /\S+\s+\S+\s+\S+/.test(value))
      .map(({key, value}) => `${file} ${key}: ${value}`),
  );
  expect(undecided).toEqual([]);
});
