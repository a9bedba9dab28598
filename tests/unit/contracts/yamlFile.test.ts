import {expect, test} from 'vitest';
import * as z from 'zod';
import {checkYaml, parseYaml} from '../../../src/contracts/yamlFile';

const TEXT = `- id: a
  size: 1
- id: b
  past:
    code: API413
`;

test('knows the line of a value, and of the nearest ancestor of one that is absent', () => {
  const yaml = parseYaml(TEXT, 'x.yaml');
  expect(yaml.lineOf([0, 'size'])).toBe(2);
  expect(yaml.lineOf([1, 'past', 'code'])).toBe(5);
  expect(yaml.lineOf([1, 'past', 'status'])).toBe(5);
  expect(yaml.lineOf([1, 'size'])).toBe(3);
  expect(yaml.lineOf([])).toBe(1);
});

test('text that is not YAML fails with file, line and remedy', () => {
  expect(() => parseYaml('a: 1\nb: [1\n', 'openapi/x.yaml')).toThrow(/^openapi\/x\.yaml:[23]: .+ Correct the YAML$/);
});

test('a value that does not fit fails with its line and its path', () => {
  const schema = z.array(
    z.object({id: z.string(), size: z.number().optional(), past: z.object({code: z.number()}).optional()}),
  );
  expect(() => checkYaml(parseYaml(TEXT, 'openapi/x.yaml'), schema)).toThrow(/^openapi\/x\.yaml:5: 1\.past\.code: /);
});

test('a YAML file that fits gives its typed content', () => {
  expect(checkYaml(parseYaml('- 1\n- 2\n', 'x.yaml'), z.array(z.number()))).toEqual([1, 2]);
});
