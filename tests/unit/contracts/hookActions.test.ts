import {describe, expect, test} from 'vitest';
import {actionLines, hookActionsOf, optionRowsOf} from '../../../src/contracts/hookActions';
import type {YamlFile} from '../../../src/contracts/yamlFile';

const contractWith = (option: object): YamlFile => {
  const options = [{description: 'A *b*.', ...option}];
  const Hook = {'x-hook-actions': [{scheme: 'sftp', form: 'sftp://{host}?{options}', use: 'Writes.', options}]};
  return {file: 'v1.yaml', data: {components: {schemas: {Hook}}}, lineOf: () => 1};
};

const rowsOf = (option: object, use?: 'read' | 'write') => {
  const [action] = hookActionsOf(contractWith({name: 'x', type: 'string', ...option}));
  return action ? optionRowsOf(action, use) : [];
};

describe('an option', () => {
  test('has an anchor, its default as text and its meaning as HTML', () => {
    expect(rowsOf({type: 'integer', minimum: 5, maximum: 60, default: 15, required: true})).toEqual([
      {id: 'sftp-x', name: 'x', required: true, valueHtml: '5 to 60', default: '15', descriptionHtml: 'A <em>b</em>.'},
    ]);
  });

  test.each([
    [{}, 'text'],
    [{accepts: 'absolute path', pattern: '^/'}, 'absolute path'],
    [{type: 'integer'}, 'whole number'],
    [{type: 'boolean'}, '<code>true</code> or <code>false</code>'],
    [{values: ['a', 'b', 'c']}, '<code>a</code>, <code>b</code>, or <code>c</code>'],
    [{values: ['a', 'b'], list: true}, 'one or more of <code>a</code> or <code>b</code>, separated by commas'],
  ])('%o accepts %s', (option, valueHtml) => {
    expect(rowsOf(option)).toEqual([expect.objectContaining({valueHtml})]);
  });

  test('is left out of another use than its own', () => {
    expect(
      [rowsOf({use: 'read'}, 'write'), rowsOf({use: 'read'}, 'read'), rowsOf({}, 'write')].map((rows) => rows.length),
    ).toEqual([0, 1, 1]);
  });

  test.each([{type: 'text'}, {name: 'a b'}, {requird: true}, {use: 'both'}])('%o is refused', (option) => {
    expect(() => rowsOf(option)).toThrow();
  });
});

test('the lines of an action are the action', () => {
  const action = 'sftp://a:b@c.example:22?d=%2Fe&f=g#00:11';
  const lines = actionLines(action).split('\n');
  expect(lines.map((line) => line.trim())).toEqual(['sftp://a:b', '@c.example:22', '?d=%2Fe', '&f=g', '#00:11']);
  expect(actionLines('mailfrom://a@b.example&to=$token$@c.example')).toBe(
    'mailfrom://a@b.example\n  &to=$token$@c.example',
  );
});
