import {expect, test} from 'vitest';
import {firstError} from '../../../src/playground/request/outcome';

test.each([
  [{data: {}}, undefined],
  [{errors: []}, undefined],
  [{errors: [{message: 'x', extensions: {code: 'C'}}, {}]}, {message: 'x', code: 'C', count: 2}],
  [{errors: [{message: 1, extensions: {code: 2}}]}, {message: '', code: undefined, count: 1}],
  [{errors: ['x']}, {message: 'x', code: undefined, count: 1}],
])('%j', (result, error) => expect(firstError(result)).toEqual(error));
