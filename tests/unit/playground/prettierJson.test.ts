import {format} from 'prettier/standalone';
import {expect, test} from 'vitest';
import * as ours from '../../../src/playground/replaced/prettierJson';

/** As GraphiQL formats variables. */
const formatted = (text: string): Promise<string> =>
  format(text, {parser: 'jsonc', plugins: [{printers: ours.printers}, {parsers: ours.parsers}], printWidth: 0});

test.each([
  ['', ''],
  [' \n', ''],
  ['{"a": [1], "b": {}}', '{\n  "a": [\n    1\n  ],\n  "b": {}\n}'],
  ['{"text": "a\\nb  "}', '{\n  "text": "a\\nb  "\n}'],
  ['null', 'null'],
])('%j is formatted', async (text, result) => expect(await formatted(text)).toBe(result));

test('a text that is not JSON is refused', () => expect(formatted('{"a": }')).rejects.toThrow(SyntaxError));
