import {expect, test} from 'vitest';
import type {Cause} from '../../../src/diagnosis/model';
import {withStops} from '../../../src/diagnosis/unread';

const cause = (line?: number, column?: number): Cause =>
  ({findings: [{rule: 'XML', line, column}], id: 'XML-1'}) as unknown as Cause;

const TEXT = '<a>\n  <b>one & two</b>\n</a>\n';

test.each([
  ['in a line', 2, 11, '& two</b>'],
  ['at the start of a line', 1, 1, '<a>'],
  ['behind the end of the text', 9, 9, ''],
])('the rest of the line is marked where the parser stopped %s', (_name, line, column, marked) => {
  const [{before} = cause()] = withStops([cause(line, column)], TEXT);
  const {text = '', marks: [mark] = []} = before ?? {};
  expect(text.slice(mark?.start, mark?.end).trim()).toBe(marked);
});

test('a cause without a line stays as it is', () => {
  expect(withStops([cause()], TEXT)).toEqual([cause()]);
});
